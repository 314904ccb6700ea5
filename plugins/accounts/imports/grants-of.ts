import type { ProductGrant } from '@/plugins/commerce/user-products/operations/grant-without-order'
import { boughtAs, HELD_BECAUSE } from './held-purchases'
import type { Placed } from './store-people'

/** What somebody bought in the older system, as rows of the ledger: one per number and sku, however often it is imported. */
export function grantsOf({ person, userId }: Placed, isOpen: boolean): ProductGrant[] {
  return person.purchases.map(({ productId, sku, boughtAt }) => ({
    userId,
    productId,
    source: 'migration',
    sourceKey: sourceKeyOf(person.legacyId, sku),
    reason: boughtAs(person.email),
    since: boughtAt,
    heldBecause: isOpen ? null : HELD_BECAUSE,
  }))
}

export function sourceKeyOf(legacyId: string, sku: string): string {
  return `migration:${legacyId}:${sku}`
}
