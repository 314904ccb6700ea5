import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  ready: z.string(),
  programsUrl: z.url(),
  providerName: z.string(),
})

/** Sent once to somebody who joined by invitation. */
export const accountReady = defineMessage({
  key: 'account-ready',
  about: 'Tells somebody who joined by invitation that their account is ready, and what they can open.',
  variables,
  sample: {
    firstname: 'Demo',
    ready: 'You can open “Sleeping Better” now.',
    programsUrl: 'https://example.com/profile',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your account is ready',
    heading: 'Welcome, {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Your account is ready. Sign in with this email address and the password you chose, whenever you like.',
      },
      { kind: 'text', text: '{{ready}}' },
      { kind: 'button', label: 'Go to My programs', href: '{{programsUrl}}' },
      { kind: 'text', text: 'If you did not create this account, please let us know.' },
    ],
  },
})
