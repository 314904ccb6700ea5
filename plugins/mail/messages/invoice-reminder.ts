import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  invoiceNumber: z.string(),
  orderNumber: z.string(),
  issuedOn: z.string(),
  dueNote: z.string(),
  total: z.string(),
  howToPay: z.string(),
  providerName: z.string(),
})

/** Sent when an invoice is overdue, and when staff ask for it, with the invoice as a PDF. */
export const invoiceReminder = defineMessage({
  key: 'invoice-reminder',
  about: 'Reminder of an invoice that is not paid yet.',
  variables,
  sample: {
    firstname: 'Demo',
    invoiceNumber: 'INV-000001',
    orderNumber: '100001',
    issuedOn: 'November 20, 2026',
    dueNote: 'It was due on December 20, 2026.',
    total: '$49.00',
    howToPay: 'Please pay by bank transfer. Please name INV-000001 with your payment.',
    providerName: 'Training provider',
  },
  content: {
    subject: 'A reminder of invoice {{invoiceNumber}}',
    heading: 'Hello {{firstname}}, a friendly reminder',
    blocks: [
      {
        kind: 'text',
        text: 'Our invoice {{invoiceNumber}} of {{issuedOn}} over {{total}} is still open. {{dueNote}} It is attached once more.',
      },
      { kind: 'text', text: '{{howToPay}}' },
      {
        kind: 'text',
        text: 'If you have paid in the last few days, thank you: there is nothing more to do. If anything is not right, just answer this email.',
      },
    ],
  },
})
