import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ firstname: z.string(), confirmUrl: z.url(), providerName: z.string() })

/** Sent to the address somebody wants their account to have: whoever opens the link has the mailbox. */
export const emailChangeLink = defineMessage({
  key: 'email-change-link',
  about: 'The link with which somebody proves their new email address. It is valid for 12 hours.',
  variables,
  secrets: ['confirmUrl'],
  sample: {
    firstname: 'Demo',
    confirmUrl: 'https://example.com/confirm-email?token=sample',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Confirm your new email address',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'You asked us to use this email address for your account. Please confirm that it is yours:',
      },
      { kind: 'button', label: 'Confirm email address', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 12 hours. Until you confirm it, your account keeps the address it has.',
      },
      { kind: 'text', text: 'If you did not ask for this, there is nothing to do.' },
    ],
  },
})
