import type { Metadata } from 'next'
import { ResourceListOrNone } from '@/src/storefront/catalog/resource-list-or-none'
import { ListPage } from '@/src/storefront/pages/list-page'
import { listPageMetadata } from '@/src/storefront/pages/list-page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return listPageMetadata('newsletter', 'Resources')
}

export default function ResourcesPage() {
  return (
    <ListPage slug="newsletter" title="Resources" listBlock="resource-list">
      <ResourceListOrNone />
    </ListPage>
  )
}
