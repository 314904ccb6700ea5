import { ADDRESS_FIELDS } from './new-order-address'

/** What is asked of the server to see the price. */
export function previewRequest(form: FormData) {
  return {
    customer: text(form, 'customer'),
    products: form.getAll('product').map((id) => ({ id: String(id) })),
    discountCode: text(form, 'discountCode') || null,
  }
}

/** The order as it is sent: what the person's own checkout would send, by invoice, at the price that was shown. */
export function orderRequest(form: FormData, amount: number) {
  const { customer, products, discountCode } = previewRequest(form)
  const address = ADDRESS_FIELDS.map(({ name }) => [name, text(form, name)])
  const isReceived = form.has('reference')
  return {
    customer,
    order: {
      amount,
      paymentProvider: 'invoice',
      paymentMethod: 'invoice',
      products,
      discountCode,
      billingAddress: Object.fromEntries(address),
      invoiceDetails: { organization: text(form, 'organization'), reference: text(form, 'purchaseOrder') },
    },
    ...(isReceived && {
      received: {
        reference: text(form, 'reference'),
        paidOn: text(form, 'paidOn') || null,
        note: text(form, 'note') || null,
      },
    }),
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
