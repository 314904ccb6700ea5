import type { CollectionConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { SCHEDULE_STATES, SCHEDULE_TYPES } from '@/src/domain/editing/schedule-request'
import { SCHEDULED } from '@/src/domain/editing/scheduling-collections'
import { LOCALES } from '@/src/domain/languages/locales'
import { nobody, nobodyField, staff } from '@/src/server/access'

/**
 * What is to be published or taken off the website at an instant, and what came of it. `content` is the version as it was
 * when it was scheduled, `base` what was public then. Only operations write here.
 */
export const ScheduledChanges: CollectionConfig = {
  slug: 'scheduled-changes',
  labels: { singular: 'Scheduled change', plural: 'Scheduled changes' },
  admin: { group: 'Website', hidden: true },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: 'date',
  fields: [
    { name: 'collection', type: 'select', required: true, options: [...SCHEDULED] },
    { name: 'document', type: 'text', required: true, index: true },
    { name: 'title', type: 'text' },
    { name: 'type', type: 'select', required: true, options: [...SCHEDULE_TYPES] },
    { name: 'locale', type: 'select', options: [...LOCALES] },
    { name: 'date', type: 'date', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: Object.entries(SCHEDULE_STATES).map(([value, label]) => ({ value, label })),
    },
    { name: 'problem', type: 'text' },
    { name: 'createdBy', type: 'relationship', relationTo: 'users' },
    { name: 'finishedAt', type: 'date' },
    { name: 'nextTryAt', type: 'date' },
    wholeNumberField({ name: 'tries', min: 0, required: true, defaultValue: 0 }),
    { name: 'content', type: 'json', required: true, access: { read: nobodyField } },
    { name: 'base', type: 'json', access: { read: nobodyField } },
  ],
}
