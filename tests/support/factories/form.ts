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
      ...changes,
    },
    context: { disableRevalidate: true },
    depth: 0,
  })
  return { ...form, staffEmail }
}
