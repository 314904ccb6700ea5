import type { Payload } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { toDollars } from '@/src/domain/money/money'
import { pool } from '@/src/server/db/transaction'
import { type Site, siteOf } from '@/src/server/site'
import { imageSql } from './image-sql'
import { imageUrl } from './image-url'
import { isAddressFor, productText } from './product-text'

export type PublicImage = { url: string; alt: string; width: number | null; height: number | null }

/** A product as the API answers it. Specification 3, Product detail; the price in dollars. */
export type PublicProduct = {
  id: string
  slug: string
  sku: string
  title: string
  summary: string
  kind: string
  price: number
  opens: { id: string; title: string }[]
  seats: number | null
  images: PublicImage[]
}

type Row = Omit<PublicProduct, 'price' | 'images'> & {
  price_cents: number
  images: { file: string; alt: string; width: number | null; height: number | null }[] | null
}

/** By id, else by sku (specification 7: "falls back to lookup by sku"). */
export async function findProductById(
  payload: Payload,
  idOrSku: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PublicProduct | null> {
  return find(
    payload,
    `product-by-id-${locale}`,
    `${select(payload, locale)} AND (p.id::text = lower($1) OR p.sku = $1) LIMIT 1`,
    idOrSku,
  )
}

/** By the last part of its address in the language, else of that in the site's first one. */
export async function findProductBySlug(
  payload: Payload,
  slug: string,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PublicProduct | null> {
  return find(
    payload,
    `product-by-slug-${locale}`,
    `${select(payload, locale)} AND ${isAddressFor(siteOf(payload), locale, '$1')} LIMIT 1`,
    slug,
  )
}

function select(payload: Payload, locale: Locale): string {
  const site = siteOf(payload)
  const [title, summary] = [productText(site, 'title', locale), productText(site, 'summary', locale)]
  const slug = productText(site, 'slug', locale)
  return `SELECT p.id, ${slug} AS slug, p.sku, ${title} AS title, ${summary} AS summary, p.kind, p.price_cents::int,
    p.seats::int, ${opens(site, locale)} AS opens, ${images(site, locale)} AS images
  FROM products p
   WHERE p._status = 'published' AND ${slug} <> '' AND p.sku IS NOT NULL AND ${title} <> ''
     AND ${summary} <> '' AND p.kind IS NOT NULL AND p.price_cents IS NOT NULL`
}

/** Other products it opens, by their titles. */
function opens(site: Site, locale: Locale): string {
  return `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.products_id,
              'title', coalesce((SELECT ${productText(site, 'title', locale)} FROM products p WHERE p.id = r.products_id), ''))
              ORDER BY r."order"), '[]')
       FROM products_rels r WHERE r.parent_id = p.id AND r.path = 'opens' AND r.products_id IS NOT NULL)`
}

function images(site: Site, locale: Locale): string {
  const image = imageSql(site, locale)
  if (!image) return 'NULL::jsonb'
  return `(SELECT jsonb_agg(jsonb_build_object('file', ${image.file}, 'alt', ${image.alt},
              'width', ${image.width}, 'height', ${image.height})
              ORDER BY r."order")
       FROM ${image.from}
      WHERE r.parent_id = p.id AND r.path = 'images')`
}

async function find(
  payload: Payload,
  name: string,
  text: string,
  value: string,
): Promise<PublicProduct | null> {
  const { rows } = await pool(payload).query<Row>({ name, text, values: [value] })
  if (!rows[0]) return null
  const { price_cents, images, ...product } = rows[0]
  return {
    ...product,
    price: toDollars(price_cents, siteOf(payload).currency),
    images: (images ?? []).map(({ file, ...image }) => ({ url: imageUrl(siteOf(payload), file), ...image })),
  }
}
