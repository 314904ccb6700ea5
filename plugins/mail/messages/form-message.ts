import { z } from 'zod'
import { defineMessage } from '../message'

const variables = z.object({
  formTitle: z.string(),
  sender: z.string(),
  senderEmail: z.string(),
  sentAt: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  messageUrl: z.url(),
  providerName: z.string(),
})

/** Sent to whoever a form names, when somebody has filled it in. An answer goes to the sender. */
export const formMessage = defineMessage({
  key: 'form-message',
  about: 'To staff: somebody filled in a form of the website. Answering it writes to the sender.',
  variables,
  replyTo: 'senderEmail',
  prose: ['answers'],
  required: ['answers'],
  sample: {
    formTitle: 'Contact',
    sender: 'Demo Visitor',
    senderEmail: 'visitor@example.com',
    sentAt: 'November 20, 2026 at 3:05 p.m.',
    answers: [
      { question: 'Your name', answer: 'Demo Visitor' },
      { question: 'Email', answer: 'visitor@example.com' },
      { question: 'Your message', answer: 'Good morning,\nwhich program would you suggest for my mother?' },
    ],
    messageUrl: 'https://example.com/manage-website/collections/form-submissions/1',
    providerName: 'Training provider',
  },
  content: {
    subject: '{{formTitle}}: message from {{sender}}',
    heading: 'Message from {{sender}}',
    blocks: [
      { kind: 'text', text: 'Sent with the form “{{formTitle}}” on {{sentAt}}.' },
      { kind: 'rows', of: 'answers', left: '{{question}}', right: '{{answer}}' },
      { kind: 'button', label: 'Open the message', href: '{{messageUrl}}' },
      {
        kind: 'text',
        text: 'You get this email because the form names this address. If the sender left an address, your answer goes there.',
      },
    ],
  },
})
