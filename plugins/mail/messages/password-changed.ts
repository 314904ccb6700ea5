import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  changedAt: z.string(),
  resetUrl: z.url(),
  providerName: z.string(),
})

/** Sent whenever a password was set anew, by whatever road. */
export const passwordChanged = defineMessage({
  key: 'password-changed',
  about: 'Tells the owner of an account that its password was changed.',
  variables,
  sample: {
    firstname: 'Demo',
    changedAt: 'November 20, 2026 at 3:05 p.m.',
    resetUrl: 'https://example.com/forgot-password',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your password was changed',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Your password was changed on {{changedAt}}. For your safety, other devices have been signed out.',
      },
      { kind: 'text', text: 'If it was you, all is well and there is nothing more to do.' },
      { kind: 'text', text: 'If it was not you, please set a new password now, and let us know.' },
      { kind: 'button', label: 'Set a new password', href: '{{resetUrl}}' },
    ],
  },
})
