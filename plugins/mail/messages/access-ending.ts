import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  program: z.string(),
  endsOn: z.string(),
  daysLeft: z.string(),
  programUrl: z.url(),
  renewUrl: z.union([z.url(), z.literal('')]),
  providerName: z.string(),
})

/** Sent 14 and 3 days before somebody's access to a program ends; not when it was extended meanwhile. */
export const accessEnding = defineMessage({
  key: 'access-ending',
  about: 'Reminder before somebody’s time with a program is over: 14 days before, and 3 days before.',
  variables,
  sample: {
    firstname: 'Demo',
    program: 'Sleeping better',
    endsOn: 'December 4, 2026',
    daysLeft: '14',
    programUrl: 'https://example.com/programs/sleeping-better',
    renewUrl: 'https://example.com/sleeping-better',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your access to {{program}} ends on {{endsOn}}',
    heading: 'Hello {{firstname}}, days left: {{daysLeft}}',
    blocks: [
      {
        kind: 'text',
        text: 'You can open {{program}} until {{endsOn}}. Your progress, notes and answers are kept after that, and are there again if it opens again.',
      },
      { kind: 'button', label: 'Go on with the program', href: '{{programUrl}}' },
      { kind: 'text', text: 'Would you like more time? What you buy is added to what is left.' },
      { kind: 'button', label: 'Renew', href: '{{renewUrl}}' },
      { kind: 'text', text: 'If you have a question, just answer this email. {{providerName}}' },
    ],
  },
})
