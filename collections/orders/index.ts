import type { CollectionConfig } from 'payload'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'
import { orderFields } from './fields'

/**
 * What somebody ordered, as it was when they ordered it. State and money are moved by operations alone:
 * no form and no API call can edit them, whoever asks.
 */
export const Orders: CollectionConfig = {
  slug: 'orders',
  admin: {
    group: 'Shop',
    useAsTitle: 'number',
    defaultColumns: [
      'number',
      'state',
      'totalCents',
      'customerName',
      'customerEmail',
      'paymentMethod',
      'createdAt',
    ],
    listSearchableFields: [
      'number',
      'paymentReference',
      'customerEmail',
      'customerName',
      'payments.providerOrderId',
      'payments.captureId',
      'refunds.providerRefundId',
    ],
  },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['user', 'createdAt'] }, { fields: ['user', 'idempotencyKey'], unique: true }],
  fields: orderFields,
}
