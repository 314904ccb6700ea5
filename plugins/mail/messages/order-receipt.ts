import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  orderNumber: z.string(),
  paidOn: z.string(),
  lines: z.array(z.object({ title: z.string(), amount: z.string() })),
  subtotal: z.string(),
  discount: z.string(),
  tax: z.string(),
  total: z.string(),
  paymentMethod: z.string(),
  programsUrl: z.url(),
  providerName: z.string(),
})

/** Sent once, when an order is paid, whoever told us so. */
export const orderReceipt = defineMessage({
  key: 'order-receipt',
  about: 'Receipt after an order is paid.',
  variables,
  sample: {
    firstname: 'Demo',
    orderNumber: '100001',
    paidOn: 'November 20, 2026',
    lines: [{ title: 'Sleeping better', amount: '$49.00' }],
    subtotal: '$49.00',
    discount: '$0.00',
    tax: '$0.00',
    total: '$49.00',
    paymentMethod: 'PayPal',
    programsUrl: 'https://example.com/profile',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your receipt for order {{orderNumber}}',
    heading: 'Thank you, {{firstname}}!',
    blocks: [
      {
        kind: 'text',
        text: 'Your payment went through. Your programs are ready, and you can open them whenever you like.',
      },
      { kind: 'button', label: 'View your programs', href: '{{programsUrl}}' },
      { kind: 'text', text: 'Order {{orderNumber}}, paid on {{paidOn}} by {{paymentMethod}}.' },
      { kind: 'rows', of: 'lines', left: '{{title}}', right: '{{amount}}' },
      {
        kind: 'totals',
        rows: [
          { left: 'Subtotal', right: '{{subtotal}}' },
          { left: 'Discount', right: '{{discount}}' },
          { left: 'Tax', right: '{{tax}}' },
          { left: 'Total in CAD', right: '{{total}}' },
        ],
      },
      {
        kind: 'text',
        text: 'Your receipt is attached. Please keep it; and if anything is not right, just answer this email.',
      },
    ],
  },
})
