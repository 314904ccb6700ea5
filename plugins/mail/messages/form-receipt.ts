import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  formTitle: z.string(),
  text: z.string(),
  sentAt: z.string(),
  providerName: z.string(),
})

/**
 * Sent to whoever filled in a form, where the form says so. It repeats nothing they wrote: else anybody could have us
 * send their words to any address.
 */
export const formReceipt = defineMessage({
  key: 'form-receipt',
  about: 'To whoever filled in a form that sends a receipt. Each form has a text of its own for it.',
  variables,
  sample: {
    formTitle: 'Contact',
    text: 'Thank you for writing to us. A person will answer within two working days.',
    sentAt: 'November 20, 2026 at 3:05 p.m.',
    providerName: 'Training provider',
  },
  content: {
    subject: 'We received your message',
    heading: 'Thank you for your message',
    blocks: [
      { kind: 'text', text: '{{text}}' },
      { kind: 'text', text: 'It reached {{providerName}} with the form “{{formTitle}}” on {{sentAt}}.' },
      { kind: 'text', text: 'If it was not you who wrote to us, there is nothing to do.' },
    ],
  },
})
