import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/**
 * One row per signed-in device. A row, not a list on the user: parallel sign-ins must not lose each other.
 * Only hashes of refresh tokens are kept. Written by the account operations alone.
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'deviceId', type: 'text', required: true },
    { name: 'userAgent', type: 'text' },
    { name: 'refreshTokenHash', type: 'text', required: true },
    { name: 'previousTokenHash', type: 'text' },
    { name: 'rotatedAt', type: 'date' },
    { name: 'twoFactorAt', type: 'date' },
    { name: 'lastUsedAt', type: 'date', required: true },
    { name: 'idleExpiresAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'endedAt', type: 'date' },
    { name: 'endReason', type: 'text' },
  ],
}
