import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { isAddressOf } from '../catalog/product-text'
import type { TheirProduct } from './their-shop'

export type MovedProduct = {
  sku: string
  title: string
  priceCents: number | null
  isPublished: boolean
  slug: string
}

/** What each of their products and variants is called here; a product that is sold by its variants alone is none itself. */
export function productsToMove(
  products: readonly TheirProduct[],
  currency: string,
): Map<string, MovedProduct> {
  const taken = new Set<string>()
  return new Map(
    products.map((product) => {
      const { id, variantOf, title, sku, prices, isPublished } = product
      const priceCents = prices[currency] ?? null
      return [
        keyOf(variantOf ?? id, variantOf ? id : null),
        {
          sku: (sku ?? ['EC', variantOf, id].filter(Boolean).join('-')).slice(0, 60),
          title: title.slice(0, 120),
          priceCents,
          isPublished: isPublished && priceCents !== null,
          slug: slugFor(product, taken),
        },
      ]
    }),
  )
}

/** Names what a line of an order was about. */
export function keyOf(product: string | null, variant: string | null): string {
  return `${product ?? ''}/${variant ?? ''}`
}

/** Makes those that are not here yet, as drafts where they have no price in the shop's currency. Gives our ids by sku. */
export async function moveProducts(
  payload: Payload,
  products: readonly MovedProduct[],
): Promise<Map<string, string>> {
  const known = await idsBySku(payload)
  for (const { sku, title, slug, priceCents, isPublished } of products) {
    if (known.has(sku)) continue
    await payload.create({
      collection: 'products',
      data: {
        title,
        summary: title,
        slug: (await isTaken(payload, slug)) ? `${slug}-${sku.toLowerCase()}` : slug,
        sku,
        kind: 'program',
        priceCents: priceCents ?? 0,
        _status: isPublished ? 'published' : 'draft',
      } as never,
      depth: 0,
    })
  }
  return idsBySku(payload)
}

async function idsBySku(payload: Payload): Promise<Map<string, string>> {
  const { rows } = await pool(payload).query<{ id: string; sku: string }>(
    `SELECT id::text, sku FROM products WHERE sku IS NOT NULL`,
  )
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

async function isTaken(payload: Payload, slug: string): Promise<boolean> {
  const { rows } = await pool(payload).query<{ found: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM products p WHERE ${isAddressOf(siteOf(payload), '$1')}) AS found`,
    [slug],
  )
  return rows[0]?.found === true
}

function slugFor({ id, variantOf, title, slug }: TheirProduct, taken: Set<string>): string {
  const plain = (slug ?? title)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const wanted = variantOf ? `${plain}-${id}` : plain || `product-${id}`
  const free = taken.has(wanted) ? `${wanted}-${id}` : wanted
  taken.add(free)
  return free
}
