import type { CollectionConfig } from 'payload'
import { publishedInLanguage, staff, superuser } from '@/src/server/access'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'
import { productFields } from './fields'
import { refuseDeleteOfOrdered } from './refuse-delete-of-ordered'

/**
 * What is sold; what a buyer opens lives in programs and lessons, never here. A site with product pages gives them
 * their blocks (`withProductPages`).
 */
export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  admin: {
    group: 'Shop',
    useAsTitle: 'title',
    enableListViewSelectAPI: true,
    defaultColumns: ['title', 'kind', 'priceCents', '_status'],
    listSearchableFields: ['title', 'sku', 'slug'],
  },
  access: { read: publishedInLanguage, create: staff, update: staff, delete: superuser, readVersions: staff },
  versions: { drafts: { autosave: false }, maxPerDoc: 50 },
  defaultSort: 'position',
  disableDuplicate: true,
  hooks: {
    beforeDelete: [refuseDeleteOfOrdered],
    afterChange: [revalidateAfterChange],
    afterDelete: [revalidateAfterDelete],
  },
  fields: productFields,
}
