import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/** Who did what, when. Rows are added in the transaction of the act; the database refuses to change them. */
export const ActivityLog: CollectionConfig = {
  slug: 'activity-log',
  labels: { singular: 'Activity', plural: 'Activity' },
  admin: { group: 'People', defaultColumns: ['action', 'actor', 'order', 'user', 'createdAt'] },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'action', type: 'text', required: true, index: true },
    {
      name: 'by',
      type: 'text',
      required: true,
      admin: { description: 'customer, staff, provider or system.' },
    },
    { name: 'actor', type: 'relationship', relationTo: 'users' },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'details', type: 'json' },
  ],
}
