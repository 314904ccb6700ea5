import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/** Links that prove an address: another one an account is to have, or the one it has. Only the link's hash is kept; written by operations only. */
export const EmailChanges: CollectionConfig = {
  slug: 'email-changes',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'newEmail', type: 'text', required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
}
