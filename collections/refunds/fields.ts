import type { Field } from 'payload'
import { centsField } from '@/collections/cents-field'
import { REFUND_STATES } from '@/src/domain/refunds/refund-state'

export const refundFields: Field[] = [
  { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
  { name: 'attempt', type: 'relationship', relationTo: 'payment-attempts', required: true, index: true },
  { name: 'state', type: 'select', required: true, options: [...REFUND_STATES] },
  {
    name: 'origin',
    type: 'select',
    required: true,
    options: ['staff', 'provider'],
    admin: { description: 'Who gave it back: staff here, or somebody at the provider (a reversal too).' },
  },
  centsField({ name: 'amountCents', label: 'Amount', required: true }),
  {
    name: 'lines',
    type: 'array',
    admin: { description: 'How the amount is spread over the lines of the order.' },
    fields: [
      { name: 'orderLine', type: 'text', required: true, index: true },
      centsField({ name: 'amountCents', label: 'Amount', required: true }),
      {
        name: 'endAccess',
        type: 'checkbox',
        admin: { description: 'Neither yes nor no: access ends when the line is given back in full.' },
      },
    ],
  },
  { name: 'reason', type: 'text', required: true },
  { name: 'actor', type: 'relationship', relationTo: 'users' },
  { name: 'providerRefundId', type: 'text', unique: true },
  { name: 'requestKey', type: 'text', admin: { hidden: true } },
  { name: 'requestHash', type: 'text', admin: { hidden: true } },
  { name: 'problem', type: 'text', admin: { description: 'Why it did not go through, or needs a look.' } },
  {
    name: 'leaseUntil',
    type: 'date',
    admin: { description: 'Until then one worker talks to the provider about it.' },
  },
  { name: 'nextCheckAt', type: 'date' },
  { name: 'checks', type: 'number', required: true, defaultValue: 0 },
  { name: 'completedAt', type: 'date' },
]
