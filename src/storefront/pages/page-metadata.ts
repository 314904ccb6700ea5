import type { Metadata } from 'next'
import { mediaOf } from '@/src/blocks/media-of'
import { LANGUAGE_TAGS, LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import type { Media } from '@/src/generated/payload-types'

import { requestLocale } from '../languages/request-locale.server'
import type { Alternates } from './alternates.server'

type Described = {
  title: string
  /** The page's path on this site, "/aboutus". */
  path: string
  summary?: string | null
  meta?: { title?: string | null; description?: string | null; image?: string | Media | null } | null
  image?: string | Media | null
  type?: 'website' | 'article'
  /** Where it is in each language it has; both where nothing is said. */
  alternates?: Alternates
}

/** Title, description, canonical address and link preview of a page; the editor's words for search engines come first. */
export function pageMetadata({
  title,
  path,
  summary,
  meta,
  image,
  type = 'website',
  alternates = { en: path, fr: path },
}: Described): Metadata {
  const shownTitle = meta?.title || title
  const description = meta?.description || summary || undefined
  const media = mediaOf(meta?.image) ?? mediaOf(image)
  const locale = requestLocale()
  const address = localPath(path, locale)
  const url = media?.sizes?.wide?.url ?? media?.url
  return {
    title: path === '/' && meta?.title ? { absolute: meta.title } : shownTitle,
    description,
    alternates: { canonical: address, languages: languagesIn(alternates) },
    // For the language switch: the page is nowhere else.
    other: LOCALES.every((each) => alternates[each]) ? undefined : { 'only-language': LANGUAGE_TAGS[locale] },
    openGraph: {
      title: shownTitle,
      description,
      url: address,
      type,
      locale: LANGUAGE_TAGS[locale].replace('-', '_'),
      images: url ? [{ url, alt: media?.alt }] : undefined,
    },
  }
}

function languagesIn(alternates: Alternates): Record<string, string> {
  const found = LOCALES.flatMap((locale) => {
    const path = alternates[locale]
    return path ? [[LANGUAGE_TAGS[locale], localPath(path, locale)] as const] : []
  })
  return { ...Object.fromEntries(found), ...(alternates.en ? { 'x-default': alternates.en } : {}) }
}
