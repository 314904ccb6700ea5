import type { Product } from '@/src/generated/payload-types'
import { serverMessages } from '../languages/server-messages.server'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { ProductList } from './product-list'
import { listProducts } from './queries.server'

/** All products of a kind, or a sentence that there are none yet. */
export async function ProductListOrNone({ kind }: { kind: Product['kind'] }) {
  const t = serverMessages('catalog')
  const products = await listProducts(kind)
  if (products.length > 0) return <ProductList products={products} headingLevel={2} />
  return (
    <EmptyState title={t('nothingYet')} action={<LinkButton href="/contactus">{t('contactUs')}</LinkButton>}>
      {t('preparing')}
    </EmptyState>
  )
}
