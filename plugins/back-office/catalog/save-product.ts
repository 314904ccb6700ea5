import { isolateObjectProperty, type PayloadRequest } from 'payload'
import type { CatalogProduct } from '@/src/domain/catalog/columns'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'
import { slugOf } from '@/src/domain/pages/slug'
import type { StoredProduct } from './read-products'

/**
 * Keeps what a row says, in the caller's transaction and with the rights of whoever asks: of a product that is there as it is
 * (published or draft), else as a draft nobody sees. Throws what Payload refuses.
 */
export async function saveProduct(
  req: PayloadRequest,
  given: Partial<CatalogProduct>,
  stored: StoredProduct | undefined,
): Promise<void> {
  let id = stored?.id
  const isDraft = !stored?.isPublished
  for (const locale of LOCALES) {
    const texts = textsIn(locale, given)
    const isFirst = locale === LOCALES[0]
    if (!isFirst && Object.keys(texts).length === 0) continue
    const shared = isFirst ? sharedOf(given, stored) : {}
    const asked = {
      locale,
      depth: 0,
      draft: isDraft,
      overrideAccess: false,
      // The Local API writes its language onto the request it is given.
      req: isolateObjectProperty(req, 'locale'),
      data: { ...texts, ...shared, _status: isDraft ? 'draft' : 'published' } as never,
    }
    if (id === undefined) ({ id } = await req.payload.create({ collection: 'products', ...asked }))
    else await req.payload.update({ collection: 'products', ...asked, id })
  }
}

function textsIn(locale: Locale, given: Partial<CatalogProduct>): Record<string, string> {
  const texts = (['title', 'summary', 'slug'] as const).map((name) => [name, given[`${name}.${locale}`]])
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

function sharedOf(given: Partial<CatalogProduct>, stored: StoredProduct | undefined): object {
  const { sku, kind, priceCents, position, flagship, renewalPriceCents } = given
  const { accessKind, accessDays, accessUntil } = { ...stored, ...given }
  const asked = { kind, priceCents, position, flagship, renewalPriceCents }
  const access = { kind: accessKind, days: accessDays, until: accessUntil }
  const first = stored ? {} : { sku, slug: given['slug.en'] ?? slugOf(given['title.en'] ?? '') }
  return Object.fromEntries(
    Object.entries({ ...first, ...asked, access: without(access) }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

/** Only what is said of it: a new product begins with the fields' own defaults. */
function without(access: object): object | undefined {
  const said = Object.entries(access).filter(([, value]) => value !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
