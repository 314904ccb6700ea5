import type { Block, CollectionConfig, Field } from 'payload'
import { metaFields } from '@/collections/meta-fields'
import { previewAddress } from '@/collections/preview-address'

/** Products with a page of their own that editors build from these blocks, and can preview. */
export function withProductPages(products: CollectionConfig, blocks: Block[]): CollectionConfig {
  const layout: Field = { name: 'layout', label: 'Page content', type: 'blocks', blocks }
  return {
    ...products,
    admin: { ...products.admin, preview: ({ slug }) => previewAddress(`/learn-more-about-${slug}`) },
    fields: products.fields.flatMap((field) => (field === metaFields ? [layout, field] : [field])),
  }
}
