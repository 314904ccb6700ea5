import type { CollectionConfig } from 'payload'
import { nobody, staff } from '@/src/server/access'

/**
 * What staff wrote about a message sent with a form: notes among themselves, and answers that went to its sender. Added to by
 * `POST /form-submissions/{id}/notes` and `…/reply`, never changed; they go when their message goes.
 */
export const FormNotes: CollectionConfig = {
  slug: 'form-notes',
  labels: {
    singular: { en: 'Note about a message', fr: 'Note sur un message' },
    plural: { en: 'Notes about messages', fr: 'Notes sur les messages' },
  },
  admin: { group: false },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: 'createdAt',
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'form-submissions', index: true },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'note', label: { en: 'Note', fr: 'Note' } },
        { value: 'reply', label: { en: 'Answer by email', fr: 'Réponse par courriel' } },
      ],
    },
    { name: 'text', type: 'textarea', required: true },
  ],
}
