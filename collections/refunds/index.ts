import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'
import { refundFields } from './fields'

/** Money that goes back. The row is written before the provider is asked; one row per refund the provider knows. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  admin: {
    group: 'Shop',
    useAsTitle: 'reason',
    defaultColumns: ['order', 'amountCents', 'state', 'origin', 'createdAt'],
    listSearchableFields: ['providerRefundId', 'reason'],
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['attempt', 'requestKey'], unique: true }],
  fields: refundFields,
}
