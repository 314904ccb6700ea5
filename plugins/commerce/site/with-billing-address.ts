import type { CollectionConfig, Field } from 'payload'
import { addressFields } from '@/collections/address-fields'
import { hasRole } from '@/src/server/access'
import { hasField } from './has-field'

/** The site's own collection of people, with the one thing a checkout adds: the address to fill in next time. */
export function withBillingAddress(collection: CollectionConfig): CollectionConfig {
  if (hasField(collection.fields, 'defaultBillingAddress')) return collection
  return { ...collection, fields: [...collection.fields, defaultBillingAddress] }
}

/** An address is its owner's, however open the collection is. */
const defaultBillingAddress: Field = {
  name: 'defaultBillingAddress',
  label: 'Default billing address',
  type: 'group',
  access: { read: ({ req, id }) => hasRole(req, 'admin') || (id !== undefined && req.user?.id === id) },
  fields: addressFields,
}
