import type { Metadata } from 'next'
import { mediaOf } from '@/src/blocks/media-of'
import type { Media } from '@/src/generated/payload-types'

type Described = {
  title: string
  /** The page's path on this site, "/aboutus". */
  path: string
  summary?: string | null
  meta?: { title?: string | null; description?: string | null } | null
  image?: string | Media | null
  type?: 'website' | 'article'
}

/** Title, description, canonical address and link preview of a page; the editor's words for search engines come first. */
export function pageMetadata({ title, path, summary, meta, image, type = 'website' }: Described): Metadata {
  const shownTitle = meta?.title || title
  const description = meta?.description || summary || undefined
  const media = mediaOf(image)
  const url = media?.sizes?.wide?.url ?? media?.url
  return {
    title: path === '/' && meta?.title ? { absolute: meta.title } : shownTitle,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: shownTitle,
      description,
      url: path,
      type,
      locale: 'en_CA',
      images: url ? [{ url, alt: media?.alt }] : undefined,
    },
  }
}
