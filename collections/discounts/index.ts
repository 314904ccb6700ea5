import type { CollectionConfig } from 'payload'
import { centsField } from '@/collections/cents-field'
import { wholeNumberField } from '@/collections/whole-number-field'
import { nobody, staff, writtenByOperations } from '@/src/server/access'
import { oneWriter } from '@/src/server/db/one-writer'
import { normalizeDiscountCode } from './hooks/normalize-discount-code'

/** Discount codes. Customers never read them: they ask `/payments/discount/validate` about one they know. */
export const Discounts: CollectionConfig = {
  slug: 'discounts',
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'type', 'active', 'usedCount', 'endsAt'],
  },
  access: { read: staff, create: staff, update: staff, delete: nobody },
  disableDuplicate: true,
  hooks: { beforeOperation: [oneWriter('discounts')], beforeValidate: [normalizeDiscountCode] },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, maxLength: 40 },
    { name: 'active', label: 'Can be used', type: 'checkbox', defaultValue: true },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'percentage',
      options: [
        { value: 'percentage', label: 'Percentage' },
        { value: 'fixed', label: 'Fixed amount' },
      ],
    },
    {
      name: 'percentage',
      label: 'Percent off',
      type: 'number',
      min: 0.01,
      max: 100,
      required: true,
      admin: { condition: (_, sibling) => sibling.type === 'percentage' },
    },
    centsField({
      name: 'amountCents',
      label: 'Amount in CAD cents',
      required: true,
      admin: { condition: (_, sibling) => sibling.type === 'fixed' },
    }),
    {
      name: 'startsAt',
      label: 'Valid from',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'endsAt',
      label: 'Valid until',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    centsField({ name: 'minimumCents', label: 'Smallest order, in CAD cents' }),
    {
      name: 'includedProducts',
      label: 'Only for',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      admin: { description: 'Empty: every product.' },
    },
    {
      name: 'excludedProducts',
      label: 'Never for',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
    },
    wholeNumberField({ name: 'usageLimit', label: 'Uses in all', min: 1 }),
    wholeNumberField({ name: 'perCustomerLimit', label: 'Uses per customer', min: 1 }),
    {
      name: 'usedCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: writtenByOperations,
      label: 'Used / limit',
      admin: { readOnly: true },
    },
    {
      name: 'uses',
      label: 'Orders with this code',
      type: 'join',
      collection: 'discount-redemptions',
      on: 'discount',
      admin: { allowCreate: false, defaultColumns: ['order', 'user', 'state', 'amountCents'] },
    },
  ],
}
