import type { CollectionConfig } from 'payload'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/**
 * The ledger of access: one row per source (an order's line, a grant by staff, an invitation, a migration).
 * A person may open a program while at least one of its rows is active; ending one never touches another.
 * Written by operations only.
 */
export const UserProducts: CollectionConfig = {
  slug: 'user-products',
  labels: { singular: 'Program access', plural: 'Program access' },
  admin: { group: 'People', defaultColumns: ['user', 'product', 'state', 'source', 'createdAt'] },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'product', 'state'] }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'state', type: 'select', required: true, defaultValue: 'active', options: ['active', 'ended'] },
    {
      name: 'source',
      type: 'select',
      required: true,
      options: ['order', 'staff', 'invitation', 'migration'],
    },
    {
      name: 'sourceKey',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Names the source exactly, so that granting it twice is one grant.' },
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'actor', type: 'relationship', relationTo: 'users' },
    { name: 'reason', type: 'text' },
    { name: 'endedAt', type: 'date' },
    { name: 'endReason', type: 'text' },
  ],
}
