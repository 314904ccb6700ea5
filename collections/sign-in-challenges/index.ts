import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/** A sign-in whose password was right and whose two-factor authentication is awaited. Short-lived; only the hash is kept. Written by operations only. */
export const SignInChallenges: CollectionConfig = {
  slug: 'sign-in-challenges',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'deviceId', type: 'text' },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'usedAt', type: 'date' },
  ],
}
