import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/** Two-factor authentication of a person's sign-in. The secret is kept encrypted; `lastStep` refuses a code that was used. Written by operations only. */
export const TwoFactorSecrets: CollectionConfig = {
  slug: 'two-factor-secrets',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    { name: 'sealedSecret', type: 'text', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'lastStep', type: 'number' },
  ],
}
