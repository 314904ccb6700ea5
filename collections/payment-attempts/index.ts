import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'
import { paymentAttemptFields } from './fields'

/** One try to have an order paid. Its row is written before the provider is asked, and says how far we got. */
export const PaymentAttempts: CollectionConfig = {
  slug: 'payment-attempts',
  labels: { singular: 'Payment', plural: 'Payments' },
  admin: {
    group: 'Shop',
    defaultColumns: ['order', 'provider', 'state', 'amountCents', 'updatedAt'],
    listSearchableFields: ['providerOrderId', 'captureId'],
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  // A number is a provider's own: two providers may give the same one.
  indexes: [
    { fields: ['state', 'nextCheckAt'] },
    { fields: ['provider', 'providerOrderId'], unique: true },
    { fields: ['provider', 'captureId'], unique: true },
  ],
  fields: paymentAttemptFields,
}
