import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  confirmUrl: z.url(),
  programsUrl: z.url(),
  providerName: z.string(),
})

/** Sent once to somebody who opened an account; what they do meanwhile does not wait for it. */
export const welcome = defineMessage({
  key: 'welcome',
  about:
    'Welcomes somebody who opened an account, with the link that confirms their email address. While it is off they can still have that link sent from their account settings.',
  variables,
  secrets: ['confirmUrl'],
  sample: {
    firstname: 'Demo',
    confirmUrl: 'https://example.com/confirm-email?token=sample&present=yes',
    programsUrl: 'https://example.com/programs',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Welcome to {{providerName}}',
    heading: 'Welcome, {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Your account is ready, and you can use it right away. So that we reach you when it matters, please confirm that this email address is yours:',
      },
      { kind: 'button', label: 'Confirm email address', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 12 hours. You can have a new one sent from your account settings.',
      },
      { kind: 'button', label: 'See the programs', href: '{{programsUrl}}' },
      { kind: 'text', text: 'If you did not open an account, there is nothing to do.' },
    ],
  },
})
