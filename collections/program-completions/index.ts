import type { CollectionConfig } from 'payload'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/** That a person has finished a program: recorded once, and kept when the program grows. Written by operations only. */
export const ProgramCompletions: CollectionConfig = {
  slug: 'program-completions',
  labels: { singular: 'Finished program', plural: 'Finished programs' },
  admin: { group: 'People', defaultColumns: ['user', 'program', 'completedAt'] },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'program'], unique: true }],
  fields: [
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
    { name: 'completedAt', label: 'Finished on', type: 'date', required: true },
  ],
}
