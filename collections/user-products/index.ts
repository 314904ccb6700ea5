import type { CollectionConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { ACCESS_SOURCES, ACCESS_STATES } from '@/src/domain/access/access-source'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/**
 * The ledger of access: one row per source (an order's line, a grant by staff, an invitation, a migration).
 * A person may open a program while at least one of its rows is active and not past its end (`mayOpen`); ending one never
 * touches another.
 * Written by operations only.
 */
export const UserProducts: CollectionConfig = {
  slug: 'user-products',
  labels: { singular: 'Program access', plural: 'Program access' },
  admin: {
    group: 'People',
    defaultColumns: ['user', 'product', 'state', 'accessEndsAt', 'source', 'createdAt'],
  },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'product', 'state'] }],
  fields: [
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true },
    {
      name: 'product',
      label: 'Program',
      type: 'relationship',
      relationTo: 'products',
      required: true,
      index: true,
    },
    {
      name: 'state',
      label: 'Access',
      type: 'select',
      required: true,
      defaultValue: 'active',
      options: Object.entries(ACCESS_STATES).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: 'source',
      label: 'Comes from',
      type: 'select',
      required: true,
      options: Object.entries(ACCESS_SOURCES).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: 'sourceKey',
      label: 'Source ID',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Names the source exactly, so that nothing is opened twice for one reason.' },
    },
    { name: 'order', type: 'relationship', relationTo: 'orders', index: true },
    { name: 'actor', label: 'Who did it', type: 'relationship', relationTo: 'users' },
    { name: 'reason', type: 'text' },
    {
      name: 'accessEndsAt',
      label: 'Open until',
      type: 'date',
      admin: { description: 'Empty: for ever.', date: { pickerAppearance: 'dayAndTime' } },
    },
    wholeNumberField({
      name: 'daysFromOpening',
      label: 'Days that begin with the first opening',
      min: 1,
      admin: { description: 'Its end is set when the program is opened for the first time.' },
    }),
    {
      name: 'orderLine',
      label: 'Line of the order',
      type: 'text',
      index: true,
      admin: { hidden: true },
    },
    wholeNumberField({ name: 'remindedDays', label: 'Reminded so many days before', min: 0 }),
    { name: 'endedAt', label: 'Ended on', type: 'date' },
    { name: 'endReason', label: 'Why it ended', type: 'text' },
  ],
}
