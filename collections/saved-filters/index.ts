import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/** A question staff ask of a list more than once: for themselves, or for all who may see that list. Written by operations. */
export const SavedFilters: CollectionConfig = {
  slug: 'saved-filters',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['owner', 'list', 'name'], unique: true }],
  fields: [
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true },
    { name: 'list', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'isShared', type: 'checkbox', required: true, defaultValue: false },
  ],
}
