import type { Metadata } from 'next'
import { openingImage } from './opening-image'
import { pageMetadata } from './page-metadata'
import { findPage } from './queries.server'

/** The metadata of a list page: its introduction's, or only a title where nobody wrote one. */
export async function listPageMetadata(slug: string, title: string): Promise<Metadata> {
  const page = await findPage(slug)
  return pageMetadata({
    title,
    path: `/${slug}`,
    ...page,
    meta: page?.meta,
    image: openingImage(page?.layout),
  })
}
