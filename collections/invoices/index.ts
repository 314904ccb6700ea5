import type { CollectionConfig } from 'payload'
import { centsField } from '@/collections/cents-field'
import { INVOICE_LABELS } from '@/src/domain/invoices/invoice-labels'
import { INVOICE_STATES } from '@/src/domain/invoices/invoice-state'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/**
 * Invoices and credit notes as they were issued: numbered without gaps, never changed (the database refuses it) but for
 * what became of them. Everything printed on one is in `snapshot`; the PDF is drawn from that. Written by operations only.
 */
export const Invoices: CollectionConfig = {
  slug: 'invoices',
  labels: { singular: 'Invoice', plural: 'Invoices' },
  admin: {
    group: 'Shop',
    useAsTitle: 'number',
    defaultColumns: ['number', 'kind', 'order', 'state', 'totalCents', 'dueAt'],
    listSearchableFields: ['number'],
  },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['kind', 'sequence'], unique: true }, { fields: ['state', 'dueAt'] }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'invoice', label: 'Invoice' },
        { value: 'credit-note', label: 'Credit note' },
      ],
    },
    { name: 'number', type: 'text', required: true, unique: true },
    { name: 'sequence', type: 'number', required: true, admin: { hidden: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: INVOICE_STATES.map((value) => ({ value, label: INVOICE_LABELS[value].label })),
    },
    {
      name: 'user',
      label: 'Customer',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'refund',
      type: 'relationship',
      relationTo: 'refunds',
      unique: true,
      admin: { description: 'The refund a credit note is about.' },
    },
    {
      name: 'credits',
      type: 'relationship',
      relationTo: 'invoices',
      index: true,
      admin: { description: 'The invoice a credit note is about, where there is one.' },
    },
    centsField({ name: 'totalCents', label: 'Total', required: true }),
    { name: 'currency', type: 'text', required: true },
    { name: 'issuedAt', label: 'Issued on', type: 'date', required: true },
    { name: 'dueAt', label: 'Due on', type: 'date' },
    { name: 'remindedAt', label: 'Last reminder', type: 'date' },
    { name: 'reminders', label: 'Reminders sent', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'settledAt',
      label: 'Settled on',
      type: 'date',
      admin: { description: 'When it was paid or cancelled.' },
    },
    { name: 'snapshot', type: 'json', required: true, admin: { hidden: true } },
  ],
}
