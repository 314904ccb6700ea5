import type { CollectionConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { nobody, staff } from '@/src/server/access'

/**
 * Places that somebody bought for others: one group for each line of a licence that was paid. Written by operations only;
 * who has which place stands in `group-seats`.
 */
export const SeatGroups: CollectionConfig = {
  slug: 'seat-groups',
  labels: { singular: 'Group', plural: 'Groups' },
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'leader', 'seats', 'endsAt', 'order'],
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'leader', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, index: true },
    { name: 'orderLine', type: 'text', required: true, unique: true, admin: { hidden: true } },
    wholeNumberField({ name: 'seats', label: 'Places', min: 1, required: true }),
    { name: 'opens', label: 'Programs', type: 'json', required: true, admin: { hidden: true } },
    { name: 'endsAt', label: 'Ends on', type: 'date' },
    {
      name: 'keepsAccess',
      label: 'Participants keep access after it ends',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      name: 'showsProgress',
      label: 'The leader sees who opened and finished',
      type: 'checkbox',
      defaultValue: false,
    },
    { name: 'joinCode', label: 'Code to join', type: 'text', required: true, unique: true },
    { name: 'isCodeOpen', label: 'The code works', type: 'checkbox', defaultValue: false },
    { name: 'allowed', label: 'Domains and addresses the code is for', type: 'json' },
    wholeNumberField({ name: 'remindedDays', label: 'Reminded so many days before', min: 0 }),
  ],
}
