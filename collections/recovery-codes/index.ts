import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/** Codes that replace two-factor authentication once each. Only hashes are kept; written by operations only. */
export const RecoveryCodes: CollectionConfig = {
  slug: 'recovery-codes',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'codeHash', type: 'text', required: true, unique: true },
    { name: 'usedAt', type: 'date' },
  ],
}
