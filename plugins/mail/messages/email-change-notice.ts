import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  newEmail: z.string(),
  resetUrl: z.url(),
  providerName: z.string(),
})

/** Sent to the present address as soon as somebody asks for another one. */
export const emailChangeNotice = defineMessage({
  key: 'email-change-notice',
  about: 'Tells the present address of an account that a new one was asked for.',
  variables,
  sample: {
    firstname: 'Demo',
    newEmail: 'n…@example.com',
    resetUrl: 'https://example.com/forgot-password',
    providerName: 'Training provider',
  },
  content: {
    subject: 'A new email address was asked for',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody who knows your password, most likely you, asked us to use another email address for your account: {{newEmail}}. It will be used once it is confirmed there.',
      },
      {
        kind: 'text',
        text: 'If it was you, all is well. If it was not you, please set a new password now: that stops the change.',
      },
      { kind: 'button', label: 'Set a new password', href: '{{resetUrl}}' },
    ],
  },
})
