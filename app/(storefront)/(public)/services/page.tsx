import type { Metadata } from 'next'
import { ProductListOrNone } from '@/src/storefront/catalog/product-list-or-none'
import { ListPage } from '@/src/storefront/pages/list-page'
import { listPageMetadata } from '@/src/storefront/pages/list-page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return listPageMetadata('services', 'Services')
}

export default function ServicesPage() {
  return (
    <ListPage slug="services" title="Services" listBlock="product-list">
      <ProductListOrNone kind="service" />
    </ListPage>
  )
}
