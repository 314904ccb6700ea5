import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/**
 * What happened and the site wants to hear of (`commerce({ hooks })`). A row is written in the transaction of the event,
 * so that neither can exist without the other; calling the site is a job's. Empty where a site has no hooks.
 */
export const ShopEvents: CollectionConfig = {
  slug: 'shop-events',
  labels: { singular: 'Event', plural: 'Events' },
  admin: {
    group: 'Shop',
    useAsTitle: 'event',
    defaultColumns: ['event', 'state', 'tries', 'problem', 'createdAt'],
    description: 'What the site is told after the fact, and what it did not take in.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'event', type: 'text', required: true },
    { name: 'details', type: 'json', required: true },
    { name: 'state', type: 'select', required: true, options: ['queued', 'done', 'failed'] },
    { name: 'tries', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextTryAt', label: 'Tried again on', type: 'date' },
    { name: 'problem', type: 'text' },
  ],
}
