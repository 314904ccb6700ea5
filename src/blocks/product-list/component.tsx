import type { ProductListBlock } from '@/src/generated/payload-types'
import { ProductList } from '@/src/storefront/catalog/product-list'
import { listProducts } from '@/src/storefront/catalog/queries.server'
import { Section } from '../section'

/** The published products of one kind. Renders nothing while there are none. */
export async function ProductListBlockView({ heading, intro, kind, limit }: ProductListBlock) {
  const products = await listProducts(kind, limit ?? undefined)
  if (products.length === 0) return null
  return (
    <Section heading={heading} intro={intro}>
      <ProductList products={products} headingLevel={heading ? 3 : 2} />
    </Section>
  )
}
