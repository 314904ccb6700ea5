import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  invoiceNumber: z.string(),
  orderNumber: z.string(),
  issuedOn: z.string(),
  dueOn: z.string(),
  lines: z.array(z.object({ title: z.string(), amount: z.string() })),
  discount: z.string(),
  tax: z.string(),
  total: z.string(),
  howToPay: z.string(),
  accessNote: z.string(),
  providerName: z.string(),
})

/** Sent once, when an order is placed by invoice, with the invoice as a PDF. */
export const invoice = defineMessage({
  key: 'invoice',
  about: 'The invoice of an order, as a PDF.',
  variables,
  sample: {
    firstname: 'Demo',
    invoiceNumber: 'INV-000001',
    orderNumber: '100001',
    issuedOn: 'November 20, 2026',
    dueOn: 'December 20, 2026',
    lines: [{ title: 'Sleeping better', amount: '$49.00' }],
    discount: '$0.00',
    tax: '$0.00',
    total: '$49.00',
    howToPay: 'Please pay by bank transfer. Please name INV-000001 with your payment.',
    accessNote: 'Your programs open as soon as your payment has arrived. We will write to you then.',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your invoice {{invoiceNumber}}',
    heading: 'Thank you, {{firstname}}! Here is your invoice',
    blocks: [
      {
        kind: 'text',
        text: 'Invoice {{invoiceNumber}} for your order {{orderNumber}} is attached. Please pay it by {{dueOn}}.',
      },
      { kind: 'rows', of: 'lines', left: '{{title}}', right: '{{amount}}' },
      {
        kind: 'totals',
        rows: [
          { left: 'Discount', right: '{{discount}}' },
          { left: 'Tax', right: '{{tax}}' },
          { left: 'To pay in CAD', right: '{{total}}' },
        ],
      },
      { kind: 'text', text: '{{howToPay}}' },
      { kind: 'text', text: '{{accessNote}}' },
      { kind: 'text', text: 'If anything is not right, just answer this email.' },
    ],
  },
})
