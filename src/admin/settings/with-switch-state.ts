import type { CollectionConfig } from 'payload'
import type { Offer } from '@/src/domain/settings/offers'

const LISTS: Record<string, Offer> = {
  gifts: 'gifts',
  'seat-groups': 'groups',
  products: 'groups',
  discounts: 'discounts',
  'newsletter-subscriptions': 'newsletter',
}

/** The lists of what a shop may switch off say above their rows when it is. */
export function withSwitchState(collection: CollectionConfig): CollectionConfig {
  const offer = LISTS[collection.slug]
  if (!offer) return collection
  const { admin } = collection
  const state = { path: '/src/admin/settings/switched-off#SwitchedOff', serverProps: { offer } }
  const above = [state, ...(admin?.components?.beforeListTable ?? [])]
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable: above } } }
}
