import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/**
 * Mail to be sent and mail that was. A row is written in the transaction of the event it tells about,
 * so that neither can exist without the other; delivery is a job's.
 */
export const EmailOutbox: CollectionConfig = {
  slug: 'email-outbox',
  labels: { singular: 'E-mail', plural: 'E-mails' },
  admin: {
    group: 'E-mail',
    useAsTitle: 'subject',
    defaultColumns: ['to', 'message', 'state', 'sentAt'],
    listSearchableFields: ['to', 'message'],
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['state', 'nextTryAt'] }],
  fields: [
    { name: 'message', type: 'text', required: true },
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'subject', type: 'text' },
    { name: 'variables', type: 'json', required: true },
    {
      name: 'dedupeKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'The event and the person: the same event never mails twice.' },
    },
    { name: 'state', type: 'select', required: true, options: ['queued', 'sent', 'failed'] },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextTryAt', type: 'date' },
    { name: 'sentAt', type: 'date' },
    { name: 'messageId', type: 'text' },
    { name: 'problem', type: 'text' },
  ],
}
