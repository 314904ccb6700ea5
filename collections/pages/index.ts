import type { CollectionConfig } from 'payload'
import { layoutField } from '@/collections/layout-field'
import { metaFieldsWithPicture } from '@/collections/meta-fields'
import { previewAddress } from '@/collections/preview-address'
import { shownField } from '@/collections/shown-field'
import { slugField } from '@/collections/slug-field'
import { pageBlocks } from '@/src/blocks'
import { publishedInLanguage, staff } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'

/** Every public page, made of blocks. Editors add pages at new addresses. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Website',
    useAsTitle: 'title',
    enableListViewSelectAPI: true,
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    preview: ({ slug }) => previewAddress(slug === 'home' ? '/' : `/${slug}`),
  },
  access: { read: publishedInLanguage, create: staff, update: staff, delete: staff, readVersions: staff },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, localized: true },
    slugField,
    shownField,
    layoutField('Content', pageBlocks),
    metaFieldsWithPicture,
  ],
}
