import type { CollectionConfig } from 'payload'

const SHOP_COLLECTIONS = [
  'products',
  'orders',
  'payment-attempts',
  'payment-events',
  'refunds',
  'disputes',
  'invoices',
  'number-series',
  'reconciliation-reports',
  'discounts',
  'discount-redemptions',
  'user-products',
  'shop-events',
  'activity-log',
  'email-outbox',
  'email-templates',
] as const

type ShopCollection = (typeof SHOP_COLLECTIONS)[number]
type Override = (given: { defaultCollection: CollectionConfig }) => CollectionConfig

export type Overrides = Partial<Record<ShopCollection, Override>>

/** A collection as the site wants it. Throws, with a sentence that says what to change, when the shop could not work with it. */
export function override(collection: CollectionConfig, overrides: Overrides = {}): CollectionConfig {
  const change = overrides[collection.slug as ShopCollection]
  if (!change) return collection
  const changed = change({ defaultCollection: collection })
  if (changed.slug !== collection.slug)
    throw new Error(`commerce: overrides of "${collection.slug}" must keep its slug`)
  const kept = new Set(namesOf(changed))
  const lost = namesOf(collection).filter((name) => !kept.has(name))
  if (lost.length === 0) return changed
  throw new Error(
    `commerce: overrides of "${collection.slug}" must keep ${lost.join(', ')}. Begin with fields: [...defaultCollection.fields, …]`,
  )
}

/** A key that is no collection of the shop would be an override that never happens. */
export function requireKnown(overrides: Overrides = {}): void {
  const known: readonly string[] = SHOP_COLLECTIONS
  const unknown = Object.keys(overrides).filter((slug) => !known.includes(slug))
  if (unknown.length > 0)
    throw new Error(`commerce: overrides names ${unknown.join(', ')}. There are ${known.join(', ')}`)
}

/** At the top level, in whatever they are arranged. */
function namesOf({ fields }: Pick<CollectionConfig, 'fields'>): string[] {
  return fields.flatMap((field) => {
    if ('name' in field) return [field.name]
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [tab.name] : namesOf(tab)))
    }
    return 'fields' in field ? namesOf(field) : []
  })
}
