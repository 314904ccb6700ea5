import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ firstname: z.string(), confirmUrl: z.url(), providerName: z.string() })

/** Sent when somebody asks, or staff ask for them, for another link that proves the address of their account. */
export const verifyAddress = defineMessage({
  key: 'verify-address',
  about:
    'The link with which somebody confirms the email address of their account. It is valid for 12 hours.',
  variables,
  secrets: ['confirmUrl'],
  sample: {
    firstname: 'Demo',
    confirmUrl: 'https://example.com/confirm-email?token=sample&present=yes',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Confirm your email address',
    heading: 'Hello {{firstname}}',
    blocks: [
      { kind: 'text', text: 'Please confirm that this email address is yours:' },
      { kind: 'button', label: 'Confirm email address', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 12 hours. Your account and your programs work all the same until then.',
      },
      { kind: 'text', text: 'If you have no account with us, there is nothing to do.' },
    ],
  },
})
