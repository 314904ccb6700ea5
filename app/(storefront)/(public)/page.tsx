import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { alternatesOf } from '@/src/storefront/pages/alternates.server'
import { CmsPage } from '@/src/storefront/pages/cms-page'
import { openingImage } from '@/src/storefront/pages/opening-image'
import { pageMetadata } from '@/src/storefront/pages/page-metadata'
import { findPage } from '@/src/storefront/pages/queries.server'

export async function generateMetadata(): Promise<Metadata> {
  const page = await findPage('home')
  if (page === null) return {}
  return pageMetadata({
    title: page.title,
    path: '/',
    meta: page.meta,
    image: openingImage(page.layout),
    alternates: await alternatesOf('pages', page),
  })
}

export default async function HomePage() {
  const page = await findPage('home')
  if (page === null) notFound()
  return <CmsPage page={page} isHome />
}
