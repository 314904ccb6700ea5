import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  findings: z.array(z.object({ order: z.string(), what: z.string() })),
  adminUrl: z.url(),
  providerName: z.string(),
})

/** Sent to the address in the system settings when money and books do not agree and a person must look. */
export const paymentsNeedAttention = defineMessage({
  key: 'payments-need-attention',
  about: 'Alert to staff: payments a person must look at.',
  variables,
  sample: {
    findings: [
      { order: 'Order 100001', what: 'The amount that was captured is not the amount of the order.' },
    ],
    adminUrl: 'https://www.example.com/manage-website',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Payments need your attention',
    heading: 'Please look at these payments',
    blocks: [
      {
        kind: 'text',
        text: 'The shop of {{providerName}} found payments it cannot settle by itself. Nothing was opened or taken away because of them. Please compare each order with what the payment provider shows.',
      },
      { kind: 'rows', of: 'findings', left: '{{order}}', right: '{{what}}' },
      { kind: 'button', label: 'Open the staff area', href: '{{adminUrl}}' },
      {
        kind: 'text',
        text: 'You get this email because this address is set for alerts in the system settings.',
      },
    ],
  },
})
