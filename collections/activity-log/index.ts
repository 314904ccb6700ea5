import type { Access, CollectionConfig } from 'payload'
import { anyOf, nobody, staff, superuser } from '@/src/server/access'

/** What changed in the settings is for those who may see them (Specification 6). */
const besideSettings: Access = async (args) =>
  (await staff(args)) && { action: { not_equals: 'settings.changed' } }

/** Who did what, when. Rows are added in the transaction of the act; the database refuses to change them. */
export const ActivityLog: CollectionConfig = {
  slug: 'activity-log',
  labels: { singular: 'Activity', plural: 'Activity' },
  admin: { group: 'People', defaultColumns: ['action', 'actor', 'order', 'user', 'createdAt'] },
  access: { read: anyOf(superuser, besideSettings), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'action', label: 'What happened', type: 'text', required: true, index: true },
    {
      name: 'by',
      label: 'Done by',
      type: 'text',
      required: true,
      admin: { description: 'A customer, staff, the provider, or the shop itself.' },
    },
    { name: 'actor', label: 'Who did it', type: 'relationship', relationTo: 'users' },
    { name: 'user', label: 'About', type: 'relationship', relationTo: 'users', index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'details', type: 'json' },
  ],
}
