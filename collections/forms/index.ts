import type { PluginConfig } from '@payloadcms/plugin-form-builder/types'
import { publishedInLanguage, staff } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'
import { formFields } from './fields'
import { keepFields } from './hooks/keep-fields'
import { keepSlug } from './hooks/keep-slug'
import { refuseDeleteOfAnswered } from './hooks/refuse-delete-of-answered'
import { refuseUnknownConditions } from './hooks/refuse-unknown-conditions'

/** What visitors can fill in, made by staff from questions. Laid over the official form builder's collection. */
export const Forms = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: { group: 'Forms', useAsTitle: 'title', defaultColumns: ['title', 'updatedAt', '_status'] },
  access: { read: publishedInLanguage, create: staff, update: staff, delete: staff, readVersions: staff },
  versions: { drafts: true, maxPerDoc: 50 },
  defaultSort: 'title',
  hooks: {
    beforeValidate: [keepSlug, keepFields],
    beforeChange: [refuseUnknownConditions],
    beforeDelete: [refuseDeleteOfAnswered],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: formFields,
} satisfies PluginConfig['formOverrides']
