import type { CollectionConfig } from 'payload'
import { centsField } from '@/collections/cents-field'
import { nobody, staff } from '@/src/server/access'

/** One row per order that used a code. A use is held before money moves, then used, or released. */
export const DiscountRedemptions: CollectionConfig = {
  slug: 'discount-redemptions',
  labels: { singular: 'Discount use', plural: 'Discount uses' },
  admin: { group: 'Shop', defaultColumns: ['discount', 'user', 'order', 'state'] },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['discount', 'user'] }],
  fields: [
    { name: 'discount', type: 'relationship', relationTo: 'discounts', required: true },
    { name: 'order', type: 'relationship', relationTo: 'orders', required: true, unique: true },
    { name: 'user', label: 'Customer', type: 'relationship', relationTo: 'users', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'held', label: 'Kept for an order' },
        { value: 'used', label: 'Used' },
        { value: 'released', label: 'Given back' },
      ],
    },
    centsField({ name: 'amountCents', label: 'Amount in CAD cents', required: true }),
  ],
}
