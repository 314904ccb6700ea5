import type { CollectionConfig } from 'payload'
import { nobody } from '@/src/server/access'

/**
 * The last number given of each series of documents. The row is locked and raised in the transaction that stores the
 * document, so that no number is missing and none is given twice. Written by operations only.
 */
export const NumberSeries: CollectionConfig = {
  slug: 'number-series',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'lastNumber', type: 'number', required: true },
  ],
}
