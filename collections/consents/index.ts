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
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'subject',
      label: 'Agreed to',
      type: 'select',
      required: true,
      options: [
        { value: 'terms', label: 'Terms and privacy policy' },
        { value: 'promotions', label: 'News and offers' },
      ],
    },
    {
      name: 'given',
      label: 'Given',
      type: 'checkbox',
      required: true,
      admin: { description: 'No: withdrawn.' },
    },
    { name: 'textVersion', label: 'Version of the text', type: 'text', required: true },
    {
      name: 'source',
      label: 'Where it was said',
      type: 'text',
      required: true,
      admin: {
        description:
          'When signing up, by invitation, with a new password, in the account settings, or by import.',
        components: {
          Cell: '/src/admin/people/consent-source-cell#ConsentSourceCell',
          Field: '/src/admin/people/consent-source-cell#ConsentSourceField',
        },
      },
    },
  ],
}
