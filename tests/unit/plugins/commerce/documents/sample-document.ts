import type { PrintedDocument, PrintedLine } from '@/src/domain/invoices/printed-document'

export const line = (title: string, cents = 4900): PrintedLine => ({
  title,
  sku: 'SKU-1',
  unitPriceCents: cents,
  discountCents: 490,
  totalCents: cents - 490,
})

/** An invoice with everything on it, changed as a test likes. */
export function sampleDocument(wishes: Partial<PrintedDocument> = {}): PrintedDocument {
  return {
    kind: 'invoice',
    number: 'INV-000007',
    issuedAt: '2026-11-20T15:00:00.000Z',
    dueAt: '2026-12-21T04:59:59.000Z',
    howToPay: 'Please pay by bank transfer.\nPlease name INV-000007 with your payment.',
    provider: { name: 'Demo Training', colour: '#1d5450' },
    seller: {
      legalName: 'Demo Training Inc.',
      addressLines: ['1 Example Street', 'Ottawa ON K1A 0B1', 'Canada'],
      email: 'office@example.com',
      phone: '613-555-0100',
      taxNumbers: [{ label: 'GST/HST', number: '123456789 RT0001' }],
    },
    customer: {
      name: 'Demo Customer',
      email: 'customer@example.com',
      organization: 'Example Organization',
      addressLines: ['12 Garden Road', 'Ottawa ON K1A 0B1', 'Canada'],
    },
    reference: 'PO-42',
    order: { number: '100001', placedAt: '2026-11-20T15:00:00.000Z' },
    lines: [line('Sleeping better'), line('Walking in all weathers')],
    subtotalCents: 9800,
    discountCents: 980,
    discountCode: 'WELCOME10',
    taxCents: 0,
    totalCents: 8820,
    currency: 'CAD',
    ...wishes,
  }
}
