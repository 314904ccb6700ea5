import type { Metadata } from 'next'
import { ProductListOrNone } from '@/src/storefront/catalog/product-list-or-none'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { ListPage } from '@/src/storefront/pages/list-page'
import { listPageMetadata } from '@/src/storefront/pages/list-page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return listPageMetadata('services', serverMessages('pages')('services'))
}

export default async function ServicesPage() {
  return (
    <ListPage slug="services" title={serverMessages('pages')('services')} listBlock="product-list">
      <ProductListOrNone kind="service" />
    </ListPage>
  )
}
