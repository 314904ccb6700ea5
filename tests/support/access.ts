import type { AccessTerms } from '@/src/domain/access/access-terms'
import type { Customer, Shop, TestProduct } from './shop'

export type ProductTerms = {
  access: AccessTerms
  renewalPriceCents: number
  opens: string[]
  kind: string
  seats: number
  group: { keepsAccess?: boolean; showsProgress?: boolean }
}

/** A product that gives what it says from now on. */
export async function withTerms(shop: Shop, product: TestProduct, terms: Partial<ProductTerms>) {
  const context = { disableRevalidate: true }
  await shop.payload.update({ collection: 'products', id: product.id, data: terms as never, context })
  return product
}

export const days = (count: number, more: Partial<AccessTerms> = {}) => ({
  access: { kind: 'days' as const, days: count, ...more },
})

type Entry = {
  id: string
  state: string
  source: string
  ends: Date | null
  waits: number | null
  product_id: string
}

/** The ledger of one person, oldest first. */
export const entriesOf = (shop: Shop, of: Customer) =>
  shop.database.query<Entry>(
    `SELECT id, state, source, access_ends_at AS ends, days_from_opening::int AS waits, product_id FROM user_products
      WHERE user_id = $1 ORDER BY created_at, access_ends_at`,
    [of.id],
  )

/** Lets everything that ends of a person end so long from now: '-1 day'. */
export const moveEnds = (shop: Shop, of: Customer, interval: string) =>
  shop.database.query(
    `UPDATE user_products SET access_ends_at = now() + $2::interval WHERE user_id = $1 AND access_ends_at IS NOT NULL`,
    [of.id, interval],
  )
