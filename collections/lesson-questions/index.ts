import type { CollectionConfig } from 'payload'
import { anyOf, nobody, ownedBy, staff, staffField } from '@/src/server/access'

/** What members asked staff at a lesson, and what staff answered. Written by operations only. */
export const LessonQuestions: CollectionConfig = {
  slug: 'lesson-questions',
  labels: { singular: 'Question at a lesson', plural: 'Questions at lessons' },
  admin: {
    group: 'People',
    useAsTitle: 'question',
    defaultColumns: ['question', 'user', 'program', 'state', 'createdAt'],
    description:
      'What members asked. Your answer goes to them by email, and stands with the lesson for them.',
  },
  access: { read: anyOf(staff, ownedBy('user')), create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'question', type: 'textarea', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'Not answered yet' },
        { value: 'answered', label: 'Answered' },
      ],
    },
    { name: 'user', label: 'Person', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', index: true },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', label: 'Answered on', type: 'date' },
    {
      name: 'answeredBy',
      label: 'Answered by',
      type: 'relationship',
      relationTo: 'users',
      access: { read: staffField },
    },
  ],
}
