import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/**
 * Answers to a form somebody means to finish later: encrypted, nobody's to read but theirs, for 30 days. Whose they are says the
 * account, or the key that lies in their own browser, of which we keep the hash.
 */
export const FormDrafts: CollectionConfig = {
  slug: 'form-drafts',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['form', 'holder'], unique: true }],
  fields: [
    { name: 'form', type: 'relationship', relationTo: 'forms', index: true },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    // `user:<id>`, or the hash of the browser's key.
    { name: 'holder', type: 'text', required: true },
    { name: 'sealed', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
