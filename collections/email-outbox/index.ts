import type { CollectionConfig } from 'payload'
import { MAIL_STATE_LABELS, MAIL_STATES } from '@/src/domain/mail/mail-labels'
import { nobody, staff } from '@/src/server/access'

/**
 * Mail to be sent and mail that was. A row is written in the transaction of the event it tells about,
 * so that neither can exist without the other; delivery is a job's.
 */
export const EmailOutbox: CollectionConfig = {
  slug: 'email-outbox',
  labels: { singular: 'Email', plural: 'Emails' },
  admin: {
    group: 'Email',
    useAsTitle: 'subject',
    defaultColumns: ['to', 'message', 'state', 'subject', 'createdAt', 'sentAt'],
    listSearchableFields: ['to', 'message', 'subject'],
    description: 'What was sent, what is leaving, and what could not be delivered.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['state', 'nextTryAt'] }],
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'page',
      type: 'ui',
      admin: { components: { Field: '/src/admin/mail/mail-page#MailPage' }, disableListColumn: true },
    },
    { name: 'message', label: 'Email', type: 'text', required: true },
    { name: 'to', type: 'text', required: true, index: true },
    { name: 'subject', type: 'text' },
    // Shown as the mail they make, above.
    { name: 'variables', type: 'json', required: true, admin: { hidden: true, disableListColumn: true } },
    {
      name: 'dedupeKey',
      label: 'Occasion',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'The event and the person: the same event never mails twice.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_LABELS[value].label })),
      admin: {
        description:
          'What is held back waits to be released. What could not be sent was given up, and can be sent again.',
        components: { Cell: '/src/admin/mail/mail-state#MailStateCell' },
      },
    },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextTryAt', label: 'Tried again on', type: 'date' },
    { name: 'sentAt', label: 'Sent on', type: 'date' },
    { name: 'messageId', label: 'The mail server’s number', type: 'text' },
    { name: 'problem', type: 'text' },
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    {
      name: 'batch',
      label: 'Released together',
      type: 'text',
      index: true,
      admin: { description: 'Mails that are held and released together.' },
    },
    {
      name: 'attachments',
      type: 'json',
      admin: {
        hidden: true,
        disableListColumn: true,
        description: 'Documents drawn and attached when it is sent.',
      },
    },
    {
      name: 'deliveries',
      type: 'json',
      admin: {
        hidden: true,
        disableListColumn: true,
        description: 'Every try: when, and what the mail server said.',
      },
    },
  ],
}
