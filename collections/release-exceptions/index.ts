import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/** For whom staff opened all lessons of a program at once: no order and no date holds for them. Written by operations only. */
export const ReleaseExceptions: CollectionConfig = {
  slug: 'release-exceptions',
  labels: { singular: 'Program opened early', plural: 'Programs opened early' },
  admin: { group: 'People', hidden: true, defaultColumns: ['user', 'program', 'reason', 'createdAt'] },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'program'], unique: true }],
  fields: [
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
    { name: 'reason', type: 'text', required: true },
  ],
}
