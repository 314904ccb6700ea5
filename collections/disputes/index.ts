import type { CollectionConfig } from 'payload'
import { centsField } from '@/collections/cents-field'
import { DISPUTE_STATE_LABELS, DISPUTE_STATES } from '@/src/domain/payments/dispute'
import { nobody, staff } from '@/src/server/access'

/** A buyer or their bank who wants money back through the provider: what it is about, and until when we can answer. */
export const Disputes: CollectionConfig = {
  slug: 'disputes',
  labels: { singular: 'Dispute', plural: 'Disputes' },
  admin: {
    group: 'Shop',
    useAsTitle: 'providerDisputeId',
    defaultColumns: ['order', 'amountCents', 'state', 'respondBy', 'reason'],
    description: 'Answered at the provider. Money that goes back stands among the refunds.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: 'respondBy',
  fields: [
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    {
      name: 'attempt',
      label: 'Payment',
      type: 'relationship',
      relationTo: 'payment-attempts',
      required: true,
      index: true,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: DISPUTE_STATES.map((value) => ({ value, label: DISPUTE_STATE_LABELS[value].label })),
    },
    { name: 'respondBy', label: 'Answer by', type: 'date' },
    centsField({ name: 'amountCents', label: 'Amount', required: true }),
    { name: 'reason', type: 'text', required: true },
    { name: 'stage', type: 'text' },
    { name: 'outcome', type: 'text' },
    {
      name: 'providerDisputeId',
      label: 'The provider’s number of the dispute',
      type: 'text',
      required: true,
      unique: true,
    },
    { name: 'changedAt', label: 'Last heard of on', type: 'date', required: true },
  ],
}
