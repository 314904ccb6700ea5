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
      label: 'Day',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'One comparison a day, whichever process gets to it first.' },
    },
    {
      name: 'paymentsCompared',
      label: 'Payments compared',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    {
      name: 'paidNotGranted',
      label: 'Paid but not opened',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    {
      name: 'grantedNotPaid',
      label: 'Opened but not paid',
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
    { name: 'findings', label: 'What was found', type: 'json' },
    { name: 'startedAt', label: 'Began', type: 'date', required: true },
    { name: 'finishedAt', label: 'Ended', type: 'date' },
  ],
}
