import type { CollectionConfig } from 'payload'
import { mayBeOff } from '@/src/domain/mail/optional-mails'
import { nobody, staff } from '@/src/server/access'
import { emailTemplateBlocks } from './blocks'

/**
 * The words of each email, as editors want them. One document per message; which messages there are, and which
 * variables each may use, is code's to say (`plugins/mail/messages`).
 */
export const EmailTemplates: CollectionConfig = {
  slug: 'email-templates',
  labels: { singular: 'Email template', plural: 'Email templates' },
  admin: {
    group: 'Email',
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'sending', 'customised', 'updatedAt'],
    listSearchableFields: ['name', 'subject'],
  },
  access: { read: staff, create: nobody, update: staff, delete: nobody, readVersions: staff },
  disableDuplicate: true,
  defaultSort: 'name',
  versions: { maxPerDoc: 30 },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'name', type: 'text', required: true, admin: { hidden: true } },
    { name: 'subject', type: 'text', required: true, maxLength: 200 },
    {
      name: 'heading',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Stands large above the text.' },
    },
    {
      name: 'blocks',
      label: 'Text',
      type: 'blocks',
      required: true,
      minRows: 1,
      blocks: emailTemplateBlocks,
    },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/mail/template-preview#TemplatePreview' },
        disableListColumn: true,
      },
    },
    {
      name: 'guide',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/admin/mail/template-guide#TemplateGuide' },
        disableListColumn: true,
      },
    },
    {
      name: 'sending',
      type: 'radio',
      required: true,
      defaultValue: 'on',
      options: [
        { value: 'on', label: 'Send it' },
        { value: 'off', label: 'Do not send it' },
      ],
      admin: {
        position: 'sidebar',
        condition: ({ key }) => mayBeOff(key),
        description:
          'In this language. Emails that wait already leave all the same; what is not sent stays listed, and can be sent later.',
        components: { Cell: '/src/admin/mail/template-sending#TemplateSendingCell' },
      },
    },
    {
      name: 'customised',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Changed by an editor: our own updates leave it alone.',
      },
    },
  ],
}
