import type { Payload } from 'payload'
import { toDollars } from '@/src/domain/money/money'
import { pool } from '@/src/server/db/transaction'

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
  images: PublicImage[]
}

type Row = Omit<PublicProduct, 'price' | 'images'> & {
  price_cents: number
  images: { file: string; alt: string; width: number | null; height: number | null }[] | null
}

const SELECT = `SELECT p.id, p.slug, p.sku, p.title, p.summary, p.kind, p.price_cents::int,
    (SELECT jsonb_agg(jsonb_build_object('file', coalesce(m.sizes_card_filename, m.filename), 'alt', m.alt,
              'width', coalesce(m.sizes_card_width, m.width), 'height', coalesce(m.sizes_card_height, m.height))
              ORDER BY r."order")
       FROM products_rels r JOIN media m ON m.id = r.media_id
      WHERE r.parent_id = p.id AND r.path = 'images') AS images
  FROM products p WHERE p._status = 'published'`

/** By id, else by sku (specification 7: "falls back to lookup by sku"). */
export async function findProductById(payload: Payload, idOrSku: string): Promise<PublicProduct | null> {
  return find(
    payload,
    'product-by-id',
    `${SELECT} AND (p.id::text = lower($1) OR p.sku = $1) LIMIT 1`,
    idOrSku,
  )
}

export async function findProductBySlug(payload: Payload, slug: string): Promise<PublicProduct | null> {
  return find(payload, 'product-by-slug', `${SELECT} AND p.slug = $1`, slug)
}

/** Where the browser finds a picture that is shown in lists. */
export function imageUrl(file: string): string {
  return `/api/media/file/${encodeURIComponent(file)}`
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
    price: toDollars(price_cents),
    images: (images ?? []).map(({ file, ...image }) => ({ url: imageUrl(file), ...image })),
  }
}
