import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/**
 * Proof of cookie choices: what was chosen, under which version of the text, when. Of the visitor nothing but the random
 * id that lies in their own browser. Added to, never changed.
 */
export const CookieConsents: CollectionConfig = {
  slug: 'cookie-consents',
  labels: { singular: 'Cookie choice', plural: 'Cookie choices' },
  admin: {
    group: 'People',
    useAsTitle: 'consentId',
    defaultColumns: ['consentId', 'choice', 'textVersion', 'decidedAt'],
    description:
      'Who asks what they chose finds the id of their choice under “Cookie settings” at the foot of every page.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-decidedAt',
  indexes: [{ fields: ['consentId', 'decidedAt'], unique: true }],
  fields: [
    { name: 'consentId', label: 'Id of the choice', type: 'text', required: true, index: true },
    {
      name: 'choice',
      label: 'Switched on',
      type: 'text',
      required: true,
      admin: { description: '“necessary” alone: everything else was declined.' },
    },
    { name: 'textVersion', label: 'Version of the text', type: 'text', required: true },
    { name: 'decidedAt', label: 'Chosen on', type: 'date', required: true },
  ],
}
