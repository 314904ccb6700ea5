import type { Metadata } from 'next'
import { RefusalNotice } from '@/src/storefront/access/refusal-notice'
import { ProductListOrNone } from '@/src/storefront/catalog/product-list-or-none'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { ListPage } from '@/src/storefront/pages/list-page'
import { listPageMetadata } from '@/src/storefront/pages/list-page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return listPageMetadata('programs', serverMessages('pages')('programs'))
}

export default async function ProgramsPage() {
  return (
    <>
      <WithMessages of={['access']}>
        <RefusalNotice />
      </WithMessages>
      <ListPage slug="programs" title={serverMessages('pages')('programs')} listBlock="product-list">
        <ProductListOrNone kind="program" />
      </ListPage>
    </>
  )
}
