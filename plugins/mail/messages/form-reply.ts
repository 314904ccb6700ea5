import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  text: z.string(),
  formTitle: z.string(),
  answersTo: z.string(),
  providerName: z.string(),
})

/** What staff answer to a message sent with a form. Whoever answers it writes to those the form names. */
export const formReply = defineMessage({
  key: 'form-reply',
  about: 'An answer of staff to a message sent with a form of the website.',
  variables,
  replyTo: 'answersTo',
  required: ['text'],
  sample: {
    text: 'Good morning,\n\nWe would suggest First Steps: it is short, and free of charge.',
    formTitle: 'Contact',
    answersTo: 'hello@example.com',
    providerName: 'Training provider',
  },
  content: {
    subject: 'About your message to {{providerName}}',
    heading: 'About your message',
    blocks: [
      { kind: 'text', text: '{{text}}' },
      {
        kind: 'text',
        text: 'You get this email because you wrote to {{providerName}} with the form “{{formTitle}}”. You can simply answer it.',
      },
    ],
  },
})
