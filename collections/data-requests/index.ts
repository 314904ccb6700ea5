import type { CollectionConfig } from 'payload'
import { REQUEST_KINDS, REQUEST_STATES } from '@/src/domain/own-data/closing'
import { nobody, nobodyField, staff, writtenByOperations } from '@/src/server/access'
import { keepClock } from './hooks/keep-clock'

/**
 * What people asked for about their own data: the queue of staff, with the day by which the law wants it done. Copies by link
 * and closures are done by the shop itself, and the queue shows that they were; what comes by letter staff write down here.
 */
export const DataRequests: CollectionConfig = {
  slug: 'data-requests',
  labels: { singular: 'Data request', plural: 'Data requests' },
  admin: {
    group: 'People',
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'state', 'dueAt', 'user', 'person', 'doneAt'],
    description:
      'The law gives us 30 days. What members ask for in their account settings is done by itself.',
  },
  access: { read: staff, create: staff, update: staff, delete: nobody },
  disableDuplicate: true,
  // What is open comes first, and of that what is due first.
  defaultSort: ['state', 'dueAt'],
  hooks: { beforeValidate: [keepClock] },
  fields: [
    {
      name: 'kind',
      label: 'Asked for',
      type: 'select',
      required: true,
      access: { update: nobodyField },
      options: Object.entries(REQUEST_KINDS).map(([value, label]) => ({ value, label })),
    },
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'person',
      label: 'Name and address',
      type: 'text',
      maxLength: 300,
      admin: { description: 'Of somebody without an account.' },
    },
    {
      name: 'receivedAt',
      label: 'Received on',
      type: 'date',
      access: { update: nobodyField },
      admin: { description: 'The 30 days begin here; today when it is empty.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      options: Object.entries(REQUEST_STATES).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'note', label: 'What was done', type: 'textarea', maxLength: 2_000 },
    {
      name: 'dueAt',
      label: 'To be done by',
      type: 'date',
      required: true,
      access: writtenByOperations,
      admin: { readOnly: true },
    },
    {
      name: 'doneAt',
      label: 'Done on',
      type: 'date',
      access: writtenByOperations,
      admin: { readOnly: true },
    },
    {
      name: 'tokenHash',
      type: 'text',
      unique: true,
      access: { read: () => false, ...writtenByOperations },
      admin: { hidden: true },
    },
    {
      name: 'expiresAt',
      label: 'Link works until',
      type: 'date',
      access: writtenByOperations,
      admin: { hidden: true },
    },
  ],
}
