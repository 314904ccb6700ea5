import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/**
 * One row for each time staff look at the website as somebody: who, in which of their sessions, and until when. That it was done
 * and why stands in the activity log, which stays.
 */
export const AccountViews: CollectionConfig = {
  slug: 'account-views',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'viewer', type: 'relationship', relationTo: 'users', required: true, index: true },
    // No reference: sessions are forgotten before the log of what was done in them.
    { name: 'sessionId', type: 'text', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'endedAt', type: 'date' },
  ],
}
