import type { CollectionConfig } from 'payload'
import { wholeNumberField } from '@/collections/whole-number-field'
import { anyOf, nobody, ownedBy, staff } from '@/src/server/access'

/**
 * How far a person is: one row per lesson they have opened. It outlives their access to the program. Written by
 * operations only.
 */
export const LessonProgress: CollectionConfig = {
  slug: 'lesson-progress',
  labels: { singular: 'Lesson progress', plural: 'Lesson progress' },
  admin: { group: 'People', defaultColumns: ['user', 'program', 'lesson', 'state', 'updatedAt'] },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  indexes: [{ fields: ['user', 'lesson'], unique: true }],
  fields: [
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', required: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [
        { value: 'opened', label: 'Opened' },
        { value: 'done', label: 'Done' },
      ],
    },
    { name: 'openedAt', label: 'First opened on', type: 'date', required: true },
    { name: 'doneAt', label: 'Done on', type: 'date' },
    wholeNumberField({
      name: 'positionSeconds',
      label: 'Second of the recording',
      min: 0,
      required: true,
      defaultValue: 0,
    }),
  ],
}
