import { randomUUID } from 'node:crypto'
import type { Form } from '@/src/generated/payload-types'
import type { Shop } from '../shop'
import { richText } from './rich-text'

/** A form as staff make one: name, email, topic and message, which is told to an address of its own. */
export async function contactForm(
  { payload }: Pick<Shop, 'payload'>,
  changes: Partial<Form> = {},
): Promise<Form & { staffEmail: string }> {
  const staffEmail = `staff-${randomUUID()}@example.com`
  const form = await payload.create({
    collection: 'forms',
    data: {
      title: 'Contact',
      fields: [
        { blockType: 'text', name: 'name', label: 'Your name', required: true, autofill: 'name' },
        { blockType: 'email', name: 'email', label: 'Email', required: true },
        {
          blockType: 'select',
          name: 'topic',
          label: 'Topic',
          options: [{ label: 'Programs' }, { label: 'Other' }],
        },
        { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
      ],
      confirmationType: 'message',
      confirmationMessage: richText('Thank you'),
      staffEmails: [{ email: staffEmail }],
      receipt: { isSent: true, text: 'A person answers within two working days.' },
      _status: 'published',
      ...changes,
    },
    context: { disableRevalidate: true },
    depth: 0,
  })
  return { ...form, staffEmail }
}

/** The smallest files that are what they say. */
export const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A form with a question of every kind; those about a group, on a step of their own, are asked of groups alone. */
export function everyKindForm(
  shop: Pick<Shop, 'payload'>,
  changes: Partial<Form> = {},
): ReturnType<typeof contactForm> {
  const group = { question: 'topic', rule: 'is', value: 'A group' } as const
  return contactForm(shop, {
    title: 'Every kind',
    finishLater: true,
    fields: [
      { blockType: 'step', label: 'About you' },
      { blockType: 'text', name: 'name', label: 'Your name', required: true, autofill: 'name' },
      { blockType: 'email', name: 'email', label: 'Email', required: true },
      { blockType: 'phone', name: 'phone', label: 'Telephone' },
      { blockType: 'number', name: 'people', label: 'People', min: 1, max: 500 },
      { blockType: 'date', name: 'day', label: 'Day' },
      {
        blockType: 'select',
        name: 'topic',
        label: 'Topic',
        options: [{ label: 'Programs' }, { label: 'A group' }],
      },
      { blockType: 'text', name: 'organization', label: 'Organization', required: true, showIf: group },
      {
        blockType: 'checkbox',
        name: 'quote',
        label: 'A quote, please',
        showIf: { question: 'organization', rule: 'answered' },
      },
      { blockType: 'step', label: 'Your group', showIf: group },
      { blockType: 'number', name: 'seats', label: 'Places' },
      { blockType: 'date', name: 'start', label: 'Start' },
      { blockType: 'upload', name: 'plan', label: 'Plan' },
      { blockType: 'step', label: 'Your message' },
      { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
      {
        blockType: 'upload',
        name: 'letter',
        label: 'Letter',
        accepts: ['pdf', 'documents'],
        maxMegabytes: 2,
      },
      { blockType: 'upload', name: 'pictures', label: 'Pictures', multiple: true },
      { blockType: 'consent', name: 'terms', label: 'I agree', text: 'We may write to you.', required: true },
    ],
    ...changes,
  })
}
