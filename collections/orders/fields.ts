import type { Field } from 'payload'
import { addressFields } from '@/collections/address-fields'
import { centsField } from '@/collections/cents-field'
import { METHOD_LABELS, ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { ORDER_STATES } from '@/src/domain/orders/order-state'
import { staffField } from '@/src/server/access'
import { LANGUAGE_OPTIONS, languageField } from '../language-field'

/** Lines and address are snapshots: a product renamed, repriced or deleted later changes no past order. */
export const orderFields: Field[] = [
  { name: 'number', type: 'text', required: true, unique: true },
  {
    name: 'paymentReference',
    label: 'Payment reference',
    type: 'text',
    admin: {
      description: 'The number as payment providers know it. Orders without one are known by their number.',
    },
  },
  { name: 'user', label: 'Account', type: 'relationship', relationTo: 'users', required: true },
  { name: 'customerName', label: 'Customer', type: 'text', required: true },
  { name: 'customerEmail', label: 'Email', type: 'text', required: true, index: true },
  {
    name: 'state',
    type: 'select',
    required: true,
    options: ORDER_STATES.map((value) => ({ value, label: ORDER_STATE_LABELS[value].label })),
    index: true,
  },
  {
    name: 'paymentMethod',
    label: 'Payment method',
    type: 'select',
    required: true,
    options: [
      { value: 'credit', label: METHOD_LABELS.credit },
      { value: 'paypal', label: METHOD_LABELS.paypal },
      { value: 'invoice', label: METHOD_LABELS.invoice },
      { value: 'none', label: METHOD_LABELS.none },
    ],
  },
  languageField({ description: 'In which it was placed; its emails and documents are in it.' }),
  {
    name: 'terms',
    label: 'Terms agreed to',
    type: 'group',
    admin: { description: 'As they stood on the payment page. Orders of before this was kept have none.' },
    fields: [
      { name: 'version', type: 'text' },
      {
        name: 'locale',
        label: 'Language',
        type: 'select',
        options: LANGUAGE_OPTIONS,
      },
    ],
  },
  { name: 'currency', type: 'text', required: true, defaultValue: 'CAD' },
  {
    name: 'lines',
    label: 'What was bought',
    labels: { singular: 'Line', plural: 'Lines' },
    type: 'array',
    required: true,
    fields: [
      { name: 'product', type: 'relationship', relationTo: 'products' },
      { name: 'sku', label: 'SKU', type: 'text', required: true },
      { name: 'title', type: 'text', required: true },
      centsField({ name: 'unitPriceCents', label: 'Price', required: true }),
      centsField({ name: 'discountCents', label: 'Discount', required: true }),
      centsField({ name: 'totalCents', label: 'Total', required: true }),
      // What was promised when it was ordered. None: the product itself, for ever.
      { name: 'terms', type: 'json', access: { read: staffField }, admin: { hidden: true } },
    ],
  },
  centsField({ name: 'subtotalCents', label: 'Subtotal', required: true }),
  centsField({ name: 'discountCents', label: 'Discount', required: true }),
  centsField({ name: 'taxCents', label: 'Tax', required: true }),
  centsField({ name: 'totalCents', label: 'Total', required: true }),
  { name: 'discount', label: 'Discount code, as it is now', type: 'relationship', relationTo: 'discounts' },
  { name: 'discountCode', label: 'Discount code, as it was used', type: 'text' },
  { name: 'billingAddress', label: 'Billing address', type: 'group', fields: addressFields },
  {
    name: 'invoiceDetails',
    label: 'For the invoice',
    type: 'group',
    fields: [
      { name: 'organization', type: 'text', maxLength: 200 },
      { name: 'reference', label: 'Purchase order or reference', type: 'text', maxLength: 100 },
    ],
  },
  {
    name: 'accessBeforePayment',
    label: 'Opened before payment',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Programs were opened when the invoice was sent, as the settings said then.' },
  },
  { name: 'paidAt', label: 'Paid on', type: 'date', index: true },
  { name: 'cancelledAt', label: 'Cancelled on', type: 'date' },
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
