import type { Field } from 'payload'
import { addressFields } from '@/collections/address-fields'
import { centsField } from '@/collections/cents-field'
import { ORDER_STATES } from '@/src/domain/orders/order-state'
import { staffField } from '@/src/server/access'

/** Lines and address are snapshots: a product renamed, repriced or deleted later changes no past order. */
export const orderFields: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true },
  { name: 'user', type: 'relationship', relationTo: 'users', required: true },
  { name: 'customerName', type: 'text', required: true },
  { name: 'customerEmail', type: 'text', required: true, index: true },
  { name: 'state', type: 'select', required: true, options: [...ORDER_STATES], index: true },
  {
    name: 'paymentMethod',
    type: 'select',
    required: true,
    options: [
      { value: 'credit', label: 'Credit or debit card' },
      { value: 'paypal', label: 'PayPal' },
      { value: 'invoice', label: 'Invoice' },
      { value: 'none', label: 'Nothing to pay' },
    ],
  },
  { name: 'currency', type: 'text', required: true, defaultValue: 'CAD' },
  {
    name: 'lines',
    type: 'array',
    required: true,
    fields: [
      { name: 'product', type: 'relationship', relationTo: 'products' },
      { name: 'sku', type: 'text', required: true },
      { name: 'title', type: 'text', required: true },
      centsField({ name: 'unitPriceCents', label: 'Price', required: true }),
      centsField({ name: 'discountCents', label: 'Discount', required: true }),
      centsField({ name: 'totalCents', label: 'Total', required: true }),
    ],
  },
  centsField({ name: 'subtotalCents', label: 'Subtotal', required: true }),
  centsField({ name: 'discountCents', label: 'Discount', required: true }),
  centsField({ name: 'taxCents', label: 'Tax', required: true }),
  centsField({ name: 'totalCents', label: 'Total', required: true }),
  { name: 'discount', type: 'relationship', relationTo: 'discounts' },
  { name: 'discountCode', type: 'text' },
  { name: 'billingAddress', type: 'group', fields: addressFields },
  {
    name: 'invoiceDetails',
    label: 'For the invoice',
    type: 'group',
    fields: [
      { name: 'organisation', type: 'text', maxLength: 200 },
      { name: 'reference', label: 'Purchase order or reference', type: 'text', maxLength: 100 },
    ],
  },
  {
    name: 'accessBeforePayment',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Programs were opened when the invoice was sent, as the settings said then.' },
  },
  { name: 'paidAt', type: 'date', index: true },
  { name: 'cancelledAt', type: 'date' },
  // Found and filtered by in the list; their own lists say more.
  {
    name: 'payments',
    type: 'join',
    collection: 'payment-attempts',
    on: 'order',
    access: { read: staffField },
    admin: { allowCreate: false, defaultColumns: ['provider', 'state', 'amountCents', 'captureId'] },
  },
  {
    name: 'refunds',
    type: 'join',
    collection: 'refunds',
    on: 'order',
    access: { read: staffField },
    admin: { allowCreate: false, defaultColumns: ['amountCents', 'state', 'reason'] },
  },
  {
    name: 'invoices',
    type: 'join',
    collection: 'invoices',
    on: 'order',
    access: { read: staffField },
    admin: { allowCreate: false, defaultColumns: ['number', 'kind', 'state', 'dueAt'] },
  },
  { name: 'idempotencyKey', type: 'text', access: { read: staffField }, admin: { hidden: true } },
  { name: 'requestHash', type: 'text', access: { read: staffField }, admin: { hidden: true } },
]
