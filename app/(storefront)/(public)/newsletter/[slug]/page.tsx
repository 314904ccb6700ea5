import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { findResource } from '@/src/storefront/catalog/queries.server'
import { ResourceArticle } from '@/src/storefront/catalog/resource-article'
import { resourceAddress } from '@/src/storefront/catalog/resource-labels'
import { NewsletterSection } from '@/src/storefront/newsletter/newsletter-section'
import { alternatesOf } from '@/src/storefront/pages/alternates.server'
import { resourceParams } from '@/src/storefront/pages/find-addressed.server'
import { leadOnFrom } from '@/src/storefront/pages/find-redirect.server'
import { pageMetadata } from '@/src/storefront/pages/page-metadata'

type ResourceRoute = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => resourceParams(DEFAULT_LOCALE)

export async function generateMetadata({ params }: ResourceRoute): Promise<Metadata> {
  const resource = await findResource((await params).slug)
  if (resource === null) return {}
  return pageMetadata({
    ...resource,
    path: resourceAddress(resource.slug),
    type: 'article',
    alternates: await alternatesOf('resources', resource),
  })
}

export default async function ResourcePage({ params }: ResourceRoute) {
  const { slug } = await params
  const resource = await findResource(slug)
  if (resource === null) {
    await leadOnFrom(['newsletter', slug])
    notFound()
  }
  return (
    <>
      <ResourceArticle resource={resource} />
      <NewsletterSection />
    </>
  )
}
