import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({ firstname: z.string(), resetUrl: z.url(), providerName: z.string() })

/** Sent to somebody who came from the older system and has not set a password here yet. */
export const migratedPasswordReset = defineMessage({
  key: 'migrated-password-reset',
  about:
    'The link with which somebody from the older system sets their first password here. Valid for 12 hours.',
  variables,
  secrets: ['resetUrl'],
  sample: {
    firstname: 'Demo',
    resetUrl: 'https://example.com/reset-password-for-migrated-users?token=sample&email=demo%40example.com',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Set your password for our new website',
    heading: 'Welcome back, {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'We have moved to a new website, and your account and your programs moved with us. Your old password did not, so please choose a new one:',
      },
      { kind: 'button', label: 'Reset password', href: '{{resetUrl}}' },
      {
        kind: 'text',
        text: 'The link works once, for 12 hours. If it has expired, you can ask for a new one on the same page.',
      },
      {
        kind: 'text',
        text: 'Once that is done, sign in with this email address and your new password, and carry on where you left off.',
      },
      { kind: 'text', text: 'If you did not ask for this, there is nothing to do.' },
    ],
  },
})
