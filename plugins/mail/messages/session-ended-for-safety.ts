import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  firstname: z.string(),
  device: z.string(),
  endedAt: z.string(),
  resetUrl: z.url(),
  providerName: z.string(),
})

/** Sent when a session was ended because two seemed to use it. */
export const sessionEndedForSafety = defineMessage({
  key: 'session-ended-for-safety',
  about: 'Tells the owner of an account that a device was signed out because its session was used twice.',
  variables,
  sample: {
    firstname: 'Demo',
    device: 'Firefox on Windows',
    endedAt: 'November 20, 2026 at 3:05 p.m.',
    resetUrl: 'https://example.com/forgot-password',
    providerName: 'Training provider',
  },
  content: {
    subject: 'We signed you out on one device',
    heading: 'Hello {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'On {{endedAt}} we signed you out on {{device}}, because the same sign-in was used twice. You can simply sign in again.',
      },
      {
        kind: 'text',
        text: 'Most often a lost connection is behind this. It can also mean that somebody copied your sign-in. If you used a computer you do not trust, please set a new password.',
      },
      { kind: 'button', label: 'Set a new password', href: '{{resetUrl}}' },
    ],
  },
})
