import type { CollectionConfig } from 'payload'

const PERSON = ['user.email', 'user.firstname', 'user.lastname']

/** What lists are searched by whose rows have no title. Payload searches those by an id, which nobody knows. */
const SEARCHED: Record<string, string[]> = {
  'activity-log': [...PERSON, 'actor.email', 'order.number'],
  consents: PERSON,
  'discount-redemptions': [...PERSON, 'order.number', 'discount.code'],
  'group-seats': ['email', 'group.name'],
  'lesson-progress': PERSON,
  'payment-events': ['providerOrderId', 'eventId'],
  'program-completions': PERSON,
  'reconciliation-reports': ['day'],
  'user-products': [...PERSON, 'order.number'],
}

export function withSearch(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection
  const searched = SEARCHED[slug]
  return searched ? { ...collection, admin: { ...admin, listSearchableFields: searched } } : collection
}
