import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ firstname: z.string(), resetUrl: z.url(), providerName: z.string() })

/** Sent to somebody who asked for a new password. */
export const passwordReset = defineMessage({
  key: 'password-reset',
  about: 'The link to set a new password. It is valid for 12 hours.',
  variables,
  secrets: ['resetUrl'],
  sample: {
    firstname: 'Demo',
    resetUrl: 'https://example.com/reset-password?token=sample&email=demo%40example.com',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Reset your password',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, most likely you, asked for a new password for your account. Choose one here:',
      },
      { kind: 'button', label: 'Reset password', href: '{{resetUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 12 hours. If it has expired, you can ask for a new one on the same page.',
      },
      {
        kind: 'text',
        text: 'If you did not ask for this, there is nothing to do: your password stays as it is.',
      },
    ],
  },
})
