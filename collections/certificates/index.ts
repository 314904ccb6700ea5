import type { CollectionConfig } from 'payload'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/**
 * That somebody finished a program, on paper: with a number that is printed, and a random code that is the address of its
 * public page. Written by operations only.
 */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  labels: { singular: 'Certificate', plural: 'Certificates' },
  admin: {
    group: 'People',
    useAsTitle: 'number',
    defaultColumns: ['number', 'name', 'programTitle', 'completedAt', 'validUntil'],
  },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'program'], unique: true }],
  fields: [
    { name: 'number', type: 'text', required: true, unique: true },
    {
      name: 'code',
      label: 'Code of its public page',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
    { name: 'name', label: 'Name on it', type: 'text', required: true },
    { name: 'programTitle', label: 'Program on it', type: 'text', required: true },
    { name: 'completedAt', label: 'Finished on', type: 'date', required: true },
    { name: 'issuedAt', label: 'Issued on', type: 'date', required: true },
    { name: 'validUntil', label: 'Valid until', type: 'date' },
    { name: 'isPublic', label: 'Can be verified by strangers', type: 'checkbox', defaultValue: true },
    { name: 'showsInitials', label: 'Shows initials to them', type: 'checkbox', defaultValue: false },
  ],
}
