import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ resetUrl: z.url(), providerName: z.string() })

/** Sent in place of a link when the requested address has an account already: only its owner may know. */
export const emailChangeTaken = defineMessage({
  key: 'email-change-taken',
  about: 'Tells the owner of an address that another account wanted to use it, and that nothing was changed.',
  variables,
  sample: { resetUrl: 'https://example.com/forgot-password', providerName: 'Training provider' },
  content: {
    subject: 'You already have an account with this email address',
    heading: 'Hello',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, asked us to use this email address for another account. It has an account already, so nothing was changed.',
      },
      { kind: 'text', text: 'You can sign in with this address. If you no longer know its password:' },
      { kind: 'button', label: 'Set a new password', href: '{{resetUrl}}' },
      {
        kind: 'text',
        text: 'If you have two accounts and would like one, just answer this email and we will help.',
      },
    ],
  },
})
