import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  invoiceNumber: z.string(),
  creditNoteNumber: z.string(),
  orderNumber: z.string(),
  total: z.string(),
  accessNote: z.string(),
  providerName: z.string(),
})

/** Sent once, when an order by invoice is cancelled, with the credit note as a PDF. */
export const invoiceCancelled = defineMessage({
  key: 'invoice-cancelled',
  about: 'Notice that an invoice was cancelled, with its credit note.',
  variables,
  sample: {
    firstname: 'Demo',
    invoiceNumber: 'INV-000001',
    creditNoteNumber: 'CN-000001',
    orderNumber: '100001',
    total: '$49.00',
    accessNote: 'Your access to its programs has ended.',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Invoice {{invoiceNumber}} was cancelled',
    heading: 'Your invoice was cancelled',
    blocks: [
      {
        kind: 'text',
        text: 'Hello {{firstname}}, your order {{orderNumber}} was cancelled, so there is nothing to pay. Our credit note {{creditNoteNumber}} over {{total}} is attached: it takes back invoice {{invoiceNumber}}. {{accessNote}}',
      },
      {
        kind: 'text',
        text: 'If you have sent the money already, or would still like to join, just answer this email.',
      },
    ],
  },
})
