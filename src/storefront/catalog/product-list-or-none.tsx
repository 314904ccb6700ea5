import type { Product } from '@/src/generated/payload-types'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { ProductList } from './product-list'
import { listProducts } from './queries.server'

/** All products of a kind, or a sentence that there are none yet. */
export async function ProductListOrNone({ kind }: { kind: Product['kind'] }) {
  const products = await listProducts(kind)
  if (products.length > 0) return <ProductList products={products} headingLevel={2} />
  return (
    <EmptyState title="Nothing here yet" action={<LinkButton href="/contactus">Contact us</LinkButton>}>
      We are preparing this part. Ask us what is planned.
    </EmptyState>
  )
}
