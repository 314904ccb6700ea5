import type { Field } from 'payload'
import { centsField } from '@/collections/cents-field'
import { PAYMENT_STATE_LABELS } from '@/src/domain/payments/payment-labels'
import { PAYMENT_STATES } from '@/src/domain/payments/payment-state'

/** Amount and currency are frozen when the attempt is made: a report that differs from them is never settled. */
export const paymentAttemptFields: Field[] = [
  { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
  {
    name: 'provider',
    label: 'Paid through',
    type: 'text',
    required: true,
    admin: {
      description: 'The key of a payment provider, “invoice”, or “none” when there was nothing to pay.',
    },
  },
  {
    name: 'state',
    type: 'select',
    required: true,
    options: PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_STATE_LABELS[value].label })),
  },
  centsField({ name: 'amountCents', label: 'Amount', required: true }),
  { name: 'currency', type: 'text', required: true },
  { name: 'providerOrderId', label: 'The provider’s order number', type: 'text' },
  { name: 'approveUrl', label: 'Where the buyer approves', type: 'text' },
  { name: 'captureId', label: 'The provider’s payment number', type: 'text' },
  {
    name: 'captureTry',
    label: 'Try',
    type: 'number',
    required: true,
    defaultValue: 1,
    admin: { description: 'Counts up after a decline: the next try is a new request to the provider.' },
  },
  {
    name: 'refusedApprovalAt',
    label: 'Refused approval given on',
    type: 'date',
    admin: { description: 'The approval that was declined and may still stand there: it is never charged.' },
  },
  { name: 'providerStatus', label: 'What the provider calls it', type: 'text' },
  { name: 'problem', type: 'text', admin: { description: 'Why it did not go through, or needs review.' } },
  {
    name: 'report',
    label: 'The provider’s answer',
    type: 'json',
    admin: { description: 'What the provider said last.' },
  },
  {
    name: 'leaseUntil',
    label: 'Being worked on until',
    type: 'date',
    admin: { description: 'Until then nobody else asks the provider about it.' },
  },
  { name: 'nextCheckAt', label: 'Checked again on', type: 'date' },
  { name: 'checks', type: 'number', required: true, defaultValue: 0 },
  { name: 'capturedAt', label: 'Received on', type: 'date' },
]
