import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  newEmail: z.string(),
  changedAt: z.string(),
  providerName: z.string(),
})

/** Sent to the address an account had until now. */
export const emailChanged = defineMessage({
  key: 'email-changed',
  about: 'Tells the old address of an account that the account has a new one.',
  variables,
  sample: {
    firstname: 'Demo',
    newEmail: 'n…@example.com',
    changedAt: 'November 20, 2026 at 3:05 p.m.',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your email address was changed',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Your account has a new email address since {{changedAt}}: {{newEmail}}. Please sign in with it from now on, on every device.',
      },
      { kind: 'text', text: 'If it was you, all is well and there is nothing more to do.' },
      {
        kind: 'text',
        text: 'If it was not you, please answer this email at once, so that we can give your account back to you.',
      },
    ],
  },
})
