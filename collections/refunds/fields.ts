import type { Field } from 'payload'
import { centsField } from '@/collections/cents-field'
import { REFUND_STATE_LABELS } from '@/src/domain/refunds/refund-labels'
import { REFUND_STATES } from '@/src/domain/refunds/refund-state'

export const refundFields: Field[] = [
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
    options: REFUND_STATES.map((value) => ({ value, label: REFUND_STATE_LABELS[value].label })),
  },
  {
    name: 'origin',
    label: 'Given back by',
    type: 'select',
    required: true,
    options: [
      { value: 'staff', label: 'Staff' },
      { value: 'provider', label: 'The provider' },
    ],
    admin: { description: 'Who gave it back: staff here, or somebody at the provider (a reversal too).' },
  },
  centsField({ name: 'amountCents', label: 'Amount', required: true }),
  {
    name: 'lines',
    type: 'array',
    admin: { description: 'How the amount is spread over the lines of the order.' },
    fields: [
      { name: 'orderLine', label: 'Line of the order', type: 'text', required: true, index: true },
      centsField({ name: 'amountCents', label: 'Amount', required: true }),
      {
        name: 'endAccess',
        label: 'End access',
        type: 'checkbox',
        admin: { description: 'Neither yes nor no: access ends when the line is given back in full.' },
      },
    ],
  },
  { name: 'reason', type: 'text', required: true },
  { name: 'actor', label: 'Who did it', type: 'relationship', relationTo: 'users' },
  { name: 'providerRefundId', label: 'The provider’s number', type: 'text', unique: true },
  { name: 'requestKey', type: 'text', admin: { hidden: true } },
  { name: 'requestHash', type: 'text', admin: { hidden: true } },
  { name: 'problem', type: 'text', admin: { description: 'Why it did not go through, or needs review.' } },
  {
    name: 'leaseUntil',
    label: 'Being worked on until',
    type: 'date',
    admin: { description: 'Until then nobody else asks the provider about it.' },
  },
  {
    name: 'heldUntil',
    label: 'Goes out on',
    type: 'date',
    admin: { description: 'Until then whoever asked for it can take it back.' },
  },
  { name: 'nextCheckAt', label: 'Checked again on', type: 'date' },
  { name: 'checks', type: 'number', required: true, defaultValue: 0 },
  { name: 'completedAt', label: 'Refunded on', type: 'date' },
]
