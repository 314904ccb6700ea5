import type { CollectionConfig } from 'payload'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/** Every yes and every withdrawal, with the version of the text and where it was said. Added to, never changed. */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  admin: {
    group: 'People',
    defaultColumns: ['user', 'subject', 'given', 'textVersion', 'source', 'createdAt'],
  },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'subject', type: 'select', required: true, options: ['terms', 'promotions'] },
    { name: 'given', type: 'checkbox', required: true, admin: { description: 'No: withdrawn.' } },
    { name: 'textVersion', type: 'text', required: true },
    {
      name: 'source',
      type: 'text',
      required: true,
      admin: { description: 'registration, invitation, migrated reset, account settings or import.' },
    },
  ],
}
