import type { PluginConfig } from '@payloadcms/plugin-form-builder/types'
import { nobody, staff } from '@/src/server/access'
import { submissionFields } from './fields'

/**
 * What visitors sent with forms, spam included. Laid over the official form builder's collection; rows are made by
 * `POST /form-submissions` alone.
 */
export const FormSubmissions = {
  slug: 'form-submissions',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'Forms',
    useAsTitle: 'summary',
    defaultColumns: ['summary', 'form', 'state', 'assignee', 'createdAt'],
    listSearchableFields: ['summary', 'senderEmail', 'senderName'],
    description: 'What visitors sent with the forms of the website.',
  },
  access: { read: staff, create: nobody, update: staff, delete: staff },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: submissionFields,
} satisfies PluginConfig['formSubmissionOverrides']
