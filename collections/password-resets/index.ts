import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/**
 * One row per reset link that was mailed. Only hashes are kept: of the link's token, and of the short-lived one the
 * form is sent with. `usedAt` is set once; a link that a newer one replaced is expired. Written by the account
 * operations alone.
 */
export const PasswordResets: CollectionConfig = {
  slug: 'password-resets',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'purpose', type: 'select', required: true, options: ['reset', 'migration'] },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'sessionTokenHash', type: 'text', unique: true },
    { name: 'sessionExpiresAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'openedAt', type: 'date' },
    { name: 'usedAt', type: 'date' },
  ],
}
