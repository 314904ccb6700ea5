import type { Metadata } from 'next'
import { ProductListOrNone } from '@/src/storefront/catalog/product-list-or-none'
import { ListPage } from '@/src/storefront/pages/list-page'
import { listPageMetadata } from '@/src/storefront/pages/list-page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return listPageMetadata('programs', 'Programs')
}

export default function ProgramsPage() {
  return (
    <ListPage slug="programs" title="Programs" listBlock="product-list">
      <ProductListOrNone kind="program" />
    </ListPage>
  )
}
