import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/**
 * What staff write down about a person or one of their orders, for each other. Written and removed by operations; the person
 * gets them with a copy of their data, and they go with a closed account.
 */
export const StaffNotes: CollectionConfig = {
  slug: 'staff-notes',
  labels: { singular: 'Note', plural: 'Notes' },
  admin: {
    group: 'People',
    useAsTitle: 'text',
    defaultColumns: ['text', 'user', 'order', 'author', 'createdAt'],
    listSearchableFields: ['text'],
    description: 'For staff. Whoever asks for a copy of their data gets the notes about them.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'text', label: 'Note', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'user', label: 'About', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'author', label: 'Written by', type: 'relationship', relationTo: 'users' },
  ],
}
