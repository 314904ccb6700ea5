import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  orderNumber: z.string(),
  refundedOn: z.string(),
  lines: z.array(z.object({ title: z.string(), amount: z.string() })),
  total: z.string(),
  accessNote: z.string(),
  // Mails that were queued before these existed still have to leave.
  wayBack: z
    .string()
    .default('The money goes back the way you paid; your bank may take a few days to show it.'),
  creditNoteNumber: z.string().default(''),
  providerName: z.string(),
})

/** Sent once per refund, when the money has gone back, whoever gave it. */
export const refundNotice = defineMessage({
  key: 'refund-notice',
  about: 'Notice after money of an order was refunded.',
  variables,
  sample: {
    firstname: 'Demo',
    orderNumber: '100001',
    refundedOn: 'November 20, 2026',
    lines: [{ title: 'Sleeping better', amount: '$49.00' }],
    total: '$49.00',
    accessNote: 'Your access to Sleeping better has ended.',
    wayBack: 'The money goes back the way you paid; your bank may take a few days to show it.',
    creditNoteNumber: 'CN-000001',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your refund for order {{orderNumber}}',
    heading: 'We have refunded {{total}}',
    blocks: [
      {
        kind: 'text',
        text: 'Hello {{firstname}}, on {{refundedOn}} we refunded {{total}} of your order {{orderNumber}}. {{wayBack}}',
      },
      { kind: 'rows', of: 'lines', left: '{{title}}', right: '{{amount}}' },
      { kind: 'totals', rows: [{ left: 'Refunded in CAD', right: '{{total}}' }] },
      { kind: 'text', text: '{{accessNote}}' },
      {
        kind: 'text',
        text: 'Our credit note {{creditNoteNumber}} is attached. If anything is not right, just answer this email.',
      },
    ],
  },
})
