import type { CollectionConfig } from 'payload'
import { metaFieldsWithPicture } from '@/collections/meta-fields'
import { previewAddress } from '@/collections/preview-address'
import { shownField } from '@/collections/shown-field'
import { slugField } from '@/collections/slug-field'
import { publishedInLanguage, staff } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'

/** Articles, newsletters and worksheets that anybody may read. Shown at /newsletter as "Resources". */
export const Resources: CollectionConfig = {
  slug: 'resources',
  labels: { singular: 'Resource', plural: 'Resources' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'publishedAt', '_status'],
    preview: ({ slug }) => previewAddress(`/newsletter/${slug}`),
  },
  access: { read: publishedInLanguage, create: staff, update: staff, delete: staff, readVersions: staff },
  versions: { drafts: true, maxPerDoc: 50 },
  defaultSort: '-publishedAt',
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 160, localized: true },
    { name: 'summary', type: 'textarea', required: true, maxLength: 400, localized: true },
    slugField,
    shownField,
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'article',
      options: [
        { value: 'article', label: 'Article' },
        { value: 'newsletter', label: 'Newsletter' },
        { value: 'worksheet', label: 'Worksheet' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      label: 'Published on',
      type: 'date',
      required: true,
      admin: { position: 'sidebar' },
    },
    { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media' },
    { name: 'body', label: 'Text', type: 'richText', required: true, localized: true },
    metaFieldsWithPicture,
  ],
}
