import type { FormSeed } from '../content'
import { organization } from './organization'

/** The forms of the standing pages. `key` is what a page's block refers to, and the form's name for programs. */
export const forms: FormSeed[] = [
  {
    key: 'contact',
    title: 'Contact',
    fields: [
      { blockType: 'text', name: 'name', label: 'Your name', required: true, autofill: 'name' },
      {
        blockType: 'email',
        name: 'email',
        label: 'Email',
        required: true,
        hint: 'We answer to this address.',
      },
      {
        blockType: 'phone',
        name: 'phone',
        label: 'Telephone',
        hint: 'If you would rather be called back.',
      },
      {
        blockType: 'select',
        name: 'topic',
        label: 'What is it about?',
        options: [
          { label: 'Choosing a program' },
          { label: 'Signing in or my account' },
          { label: 'An order or an invoice' },
          { label: 'A program for a group' },
          { label: 'Something else' },
        ],
      },
      { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
    ],
    button: 'Send message',
    confirmation:
      'Thank you. Your message has reached us, and a person will answer within two working days. A short receipt is on its way to your mailbox.',
    staffEmails: [organization.email],
    receipt:
      'Thank you for writing to us. A person will read your message and answer within two working days. If you need us sooner, please call.',
  },
  {
    key: 'group-licence',
    title: 'Group licence',
    finishLater: true,
    fields: [
      { blockType: 'step', label: 'About you' },
      { blockType: 'text', name: 'name', label: 'Your name', required: true, autofill: 'name' },
      { blockType: 'email', name: 'email', label: 'Email', required: true },
      {
        blockType: 'text',
        name: 'organization',
        label: 'Organization',
        required: true,
        autofill: 'organization',
      },
      { blockType: 'step', label: 'Your group' },
      {
        blockType: 'number',
        name: 'participants',
        label: 'How many participants do you expect?',
        hint: 'A rough number is fine. One licence has 25 places.',
        min: 1,
        max: 10_000,
      },
      {
        blockType: 'radio',
        name: 'facilitator',
        label: 'Who will lead the group?',
        options: [
          { label: 'Somebody who is trained already' },
          { label: 'Somebody who needs the training' },
          { label: 'We do not know yet' },
        ],
      },
      {
        blockType: 'number',
        name: 'trainees',
        label: 'How many people need the training?',
        min: 1,
        max: 100,
        showIf: { question: 'facilitator', rule: 'is', value: 'Somebody who needs the training' },
      },
      { blockType: 'step', label: 'Anything else' },
      {
        blockType: 'textarea',
        name: 'message',
        label: 'What should we know?',
        hint: 'When you would like to start, questions, whom a quote should be made out to.',
      },
      { blockType: 'checkbox', name: 'quote', label: 'Please send us a quote' },
      {
        blockType: 'upload',
        name: 'files',
        label: 'Files',
        hint: 'A plan of your rooms or your calendar, if you have one.',
        multiple: true,
      },
    ],
    button: 'Send enquiry',
    confirmation: 'Thank you. We will come back to you within two working days to talk about your group.',
    staffEmails: [organization.email],
    receipt:
      'Thank you for your interest in a group licence. We will come back to you within two working days to talk about your group, your rooms and your calendar.',
  },
]
