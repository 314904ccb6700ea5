import type { CollectionConfig } from 'payload'
import { previewAddress } from '@/collections/preview-address'
import { published, staff, superuser } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'
import { productFields } from './fields'

/** What is sold, and its public page. What a buyer opens lives in programs and lessons, never here. */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    group: 'Shop',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'priceCents', '_status'],
    listSearchableFields: ['title', 'sku', 'slug'],
    preview: ({ slug }) => previewAddress(`/learn-more-about-${slug}`),
  },
  access: { read: published, create: staff, update: staff, delete: superuser, readVersions: staff },
  versions: { drafts: { autosave: false }, maxPerDoc: 50 },
  defaultSort: 'position',
  disableDuplicate: true,
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  fields: productFields,
}
