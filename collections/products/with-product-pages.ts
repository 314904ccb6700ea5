import type { Block, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { layoutField } from '@/collections/layout-field'
import { metaFields } from '@/collections/meta-fields'
import { previewAddress } from '@/collections/preview-address'

/** `GET /products` lists what is sold; the blocks of a product's page are read with the product itself. */
const leavePagesOutOfLists: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = operation === 'read' && !('id' in args) && req.payloadAPI === 'REST'
  return isList && !args.select ? { ...args, select: { layout: false } } : args
}

/** Products with a page of their own that editors build from these blocks, and can preview. */
export function withProductPages(products: CollectionConfig, blocks: Block[]): CollectionConfig {
  const layout = layoutField('Page content', blocks)
  return {
    ...products,
    admin: { ...products.admin, preview: ({ slug }) => previewAddress(`/learn-more-about-${slug}`) },
    hooks: { ...products.hooks, beforeOperation: [leavePagesOutOfLists] },
    fields: products.fields.flatMap((field) => (field === metaFields ? [layout, field] : [field])),
  }
}
