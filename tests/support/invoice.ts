import { ADDRESS, type Answer, type Customer, type Shop, type TestProduct } from './shop'

export type InvoiceAnswer = {
  success: boolean
  orderId: string
  orderNumber: string
  invoiceNumber: string
  invoiceId: string
  dueAt: string
  status: string
  amount: number
  error?: string
  paypalOrder?: unknown
  approveUrl?: string
}

type Extra = {
  discountCode?: string
  amount?: number
  invoiceDetails?: { organization?: string; reference?: string }
  headers?: Record<string, string>
}

const SELLER = {
  legalName: 'Demo Training Inc.',
  addressLines: '1 Example Street\nOttawa ON K1A 0B1',
  email: 'office@example.com',
  taxNumbers: [{ label: 'GST/HST', number: '123456789 RT0001' }],
}

export type InvoiceDetailsInput = {
  offered?: boolean
  dueDays?: number
  reminderDays?: number
  reminderLimit?: number
  accessBeforePayment?: boolean
  paymentInstructions?: string
}

/** The settings of a shop that offers invoices, as a superuser would save them. */
export async function offerInvoices(
  shop: Shop,
  wishes: InvoiceDetailsInput = {},
  seller: object = {},
): Promise<void> {
  const invoices = {
    offered: true,
    dueDays: 30,
    reminderDays: 7,
    reminderLimit: 3,
    accessBeforePayment: false,
    paymentInstructions: 'Please pay by bank transfer.',
    ...wishes,
  }
  await shop.payload.updateGlobal({
    slug: 'system-settings',
    data: { branding: { name: 'Demo Training' }, seller: { ...SELLER, ...seller }, invoices },
    context: { disableRevalidate: true },
  })
}

/** `POST /payments/orders` by invoice, as the checkout sends it. */
export function invoiceOrder(
  shop: Shop,
  buyer: Customer,
  products: TestProduct[],
  { headers, amount, ...extra }: Extra = {},
): Promise<Answer<InvoiceAnswer>> {
  const dollars = products.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100
  return shop.call<InvoiceAnswer>('POST', '/payments/orders', {
    as: buyer,
    headers,
    body: {
      amount: amount ?? dollars,
      paymentProvider: 'paypal',
      paymentMethod: 'invoice',
      products: products.map(({ id }) => ({ id, quantity: 1 })),
      billingAddress: ADDRESS,
      ...extra,
    },
  })
}

export function markPaid(
  shop: Shop,
  staff: Customer | null,
  orderId: string,
  body: object = {},
): Promise<Answer> {
  return shop.call('POST', `/payments/orders/${orderId}/mark-paid`, { as: staff, body })
}

export function cancelOrder(shop: Shop, who: Customer, orderId: string): Promise<Answer> {
  return shop.call('POST', `/payments/orders/${orderId}/cancel`, { as: who, body: {} })
}

/** Invoices and credit notes of an order, in the order of their issue. */
export function documentsOf(shop: Shop, orderId: string) {
  return shop.database.query<{
    id: string
    kind: string
    number: string
    state: string
    cents: number
    reminders: number
  }>(
    `SELECT id, kind, number, state, total_cents::int AS cents, reminders::int FROM invoices
      WHERE order_id = $1 ORDER BY created_at, kind DESC`,
    [orderId],
  )
}

/** What is in the outbox about an order: the message and the documents that go with it. */
export function queuedAbout(shop: Shop, orderId: string) {
  return shop.database.query<{ message: string; attachments: { kind: string; reference: string }[] | null }>(
    `SELECT message, attachments FROM email_outbox WHERE order_id = $1 ORDER BY created_at, message`,
    [orderId],
  )
}
