import type { Field } from 'payload'
import { centsField } from '@/collections/cents-field'
import { PAYMENT_STATES } from '@/src/domain/payments/payment-state'

/** Amount and currency are frozen when the attempt is made: a report that differs from them is never settled. */
export const paymentAttemptFields: Field[] = [
  { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
  { name: 'provider', type: 'select', required: true, options: ['paypal', 'invoice', 'none'] },
  { name: 'state', type: 'select', required: true, options: [...PAYMENT_STATES] },
  centsField({ name: 'amountCents', label: 'Amount', required: true }),
  { name: 'currency', type: 'text', required: true },
  { name: 'providerOrderId', type: 'text', unique: true },
  { name: 'approveUrl', type: 'text' },
  { name: 'captureId', type: 'text', unique: true },
  {
    name: 'captureTry',
    type: 'number',
    required: true,
    defaultValue: 1,
    admin: { description: 'Part of the request id: a try after a decline is a new request.' },
  },
  { name: 'providerStatus', type: 'text' },
  { name: 'problem', type: 'text', admin: { description: 'Why it did not go through, or needs a look.' } },
  { name: 'report', type: 'json', admin: { description: 'What the provider said last.' } },
  {
    name: 'leaseUntil',
    type: 'date',
    admin: { description: 'Until then one worker talks to the provider about it.' },
  },
  { name: 'nextCheckAt', type: 'date' },
  { name: 'checks', type: 'number', required: true, defaultValue: 0 },
  { name: 'capturedAt', type: 'date' },
]
