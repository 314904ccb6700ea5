import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/** What providers told us, stored before it is acted on. A repeated event is the same row. */
export const PaymentEvents: CollectionConfig = {
  slug: 'payment-events',
  labels: { singular: 'Provider message', plural: 'Provider messages' },
  admin: {
    group: 'Shop',
    useAsTitle: 'type',
    defaultColumns: ['type', 'eventId', 'processedAt', 'createdAt'],
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['provider', 'eventId'], unique: true }],
  fields: [
    { name: 'provider', type: 'text', required: true },
    { name: 'eventId', label: 'The provider’s number', type: 'text', required: true },
    { name: 'type', label: 'What happened', type: 'text', required: true },
    { name: 'providerOrderId', label: 'The provider’s order number', type: 'text', index: true },
    { name: 'body', label: 'The message', type: 'json', required: true },
    { name: 'processedAt', label: 'Acted on', type: 'date', index: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextTryAt', label: 'Tried again on', type: 'date' },
    { name: 'problem', type: 'text' },
  ],
}
