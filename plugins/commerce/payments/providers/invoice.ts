/** Payment by an invoice the shop issues itself. Nobody is asked: staff say when the money came. */
export type InvoicePayment = { readonly key: 'invoice' }

/** Lets a shop offer invoices; whether it does at the moment is a system setting. */
export function invoice(): InvoicePayment {
  return { key: 'invoice' }
}
