import type { Metadata } from 'next'
import { ResourceListOrNone } from '@/src/storefront/catalog/resource-list-or-none'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { NewsletterSection } from '@/src/storefront/newsletter/newsletter-section'
import { ListPage } from '@/src/storefront/pages/list-page'
import { listPageMetadata } from '@/src/storefront/pages/list-page-metadata'

export function generateMetadata(): Promise<Metadata> {
  return listPageMetadata('newsletter', serverMessages('pages')('resources'))
}

export default async function ResourcesPage() {
  return (
    <>
      <ListPage slug="newsletter" title={serverMessages('pages')('resources')} listBlock="resource-list">
        <ResourceListOrNone />
      </ListPage>
      <NewsletterSection />
    </>
  )
}
