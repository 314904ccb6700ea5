import type { CollectionConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { GIFT_STATES } from '@/src/domain/gifts/gift'
import { nobody, staff } from '@/src/server/access'

/** What somebody bought for somebody else: one for each line of an order. Written by operations only. */
export const Gifts: CollectionConfig = {
  slug: 'gifts',
  admin: {
    group: 'Shop',
    useAsTitle: 'title',
    defaultColumns: ['title', 'buyer', 'recipientEmail', 'state', 'sendAt', 'claimedAt'],
    description:
      'What was bought for somebody else. A refund of its order ends it, before and after it is accepted.',
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'title', label: 'What', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: Object.entries(GIFT_STATES).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'buyer', label: 'From', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'orderLine', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'recipientName', label: 'For', type: 'text', required: true },
    { name: 'recipientEmail', label: 'Their email', type: 'text', required: true },
    { name: 'words', label: 'Their message', type: 'textarea' },
    { name: 'sendAt', label: 'To be sent on', type: 'date', required: true },
    { name: 'sentAt', label: 'Sent on', type: 'date' },
    wholeNumberField({ name: 'sendings', label: 'Times sent', min: 0, defaultValue: 0 }),
    { name: 'expiresAt', label: 'Link works until', type: 'date' },
    { name: 'tokenHash', type: 'text', unique: true, access: { read: () => false }, admin: { hidden: true } },
    { name: 'claimedBy', label: 'Accepted by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'claimedAt', label: 'Accepted on', type: 'date' },
  ],
}
