import type { Payload, Where } from 'payload'
import { type Locale, readLocale } from '@/src/domain/languages/locales'
import { siteOf } from '@/src/server/site'

type ProductChoice = { id: string; title: string; priceCents: number }

/** All programs, published or not. */
export const PROGRAMS: Where = { kind: { equals: 'program' } }

/** The products staff choose from, by their titles in the reader's language; what is not in it, in the first one. */
export async function productChoices(
  payload: Payload,
  language: string,
  where: Where = {},
): Promise<ProductChoice[]> {
  const { languages } = siteOf(payload)
  const locale = readLocale(language)
  const inTheirs = languages?.all.includes(locale)
    ? { locale, fallbackLocale: languages.first as Locale }
    : {}
  const { docs } = await payload.find({
    collection: 'products',
    where,
    select: { title: true, priceCents: true },
    depth: 0,
    pagination: false,
    ...inTheirs,
  })
  return docs
    .map(({ id, title, priceCents }) => ({ id: String(id), title: title ?? '', priceCents: priceCents ?? 0 }))
    .sort((one, other) => one.title.localeCompare(other.title, language))
}
