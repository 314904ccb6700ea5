import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  purpose: z.string(),
  registerUrl: z.url(),
  expiresOn: z.string(),
  providerName: z.string(),
})

/** Sent when staff invite somebody, and again with every fresh link. */
export const invitation = defineMessage({
  key: 'invitation',
  about: 'The link with which an invited person creates their account. Works once, for 14 days.',
  variables,
  secrets: ['registerUrl'],
  secretsLastHours: 14 * 24,
  sample: {
    purpose:
      'Training provider invites you to “Sleeping Better”. Create your account, and you will find it under My programs.',
    registerUrl: 'https://example.com/register?token=sample&email=demo%40example.com',
    expiresOn: 'December 4, 2026',
    providerName: 'Training provider',
  },
  content: {
    subject: 'Your invitation from {{providerName}}',
    heading: 'You are invited',
    blocks: [
      { kind: 'text', text: '{{purpose}}' },
      { kind: 'button', label: 'Create your account', href: '{{registerUrl}}' },
      {
        kind: 'text',
        text: 'The link is for this email address only and works once, until {{expiresOn}}. If it has expired, the same page can send you a new one.',
      },
      { kind: 'text', text: 'If you did not expect this, there is nothing to do.' },
    ],
  },
})
