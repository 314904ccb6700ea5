import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/** What each nightly comparison of payments, access and the provider's books found. Written by the job only. */
export const ReconciliationReports: CollectionConfig = {
  slug: 'reconciliation-reports',
  labels: { singular: 'Nightly comparison', plural: 'Nightly comparisons' },
  admin: {
    group: 'Shop',
    defaultColumns: [
      'day',
      'paymentsCompared',
      'paidNotGranted',
      'grantedNotPaid',
      'differences',
      'finishedAt',
    ],
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-day',
  fields: [
    {
      name: 'day',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'One comparison a day, whichever process gets to it first.' },
    },
    { name: 'paymentsCompared', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'paidNotGranted',
      label: 'Paid but not granted',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    {
      name: 'grantedNotPaid',
      label: 'Granted but not paid',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    {
      name: 'differences',
      label: 'Differences with the provider',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    { name: 'findings', type: 'json' },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'finishedAt', type: 'date' },
  ],
}
