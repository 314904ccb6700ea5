import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { staff } from '@/src/server/access'
import { env } from '@/src/server/env'
import { ownedPrograms } from './access'
import { orOfFreeLessons } from './free-files'

/** Worksheets, captions and other files of a program. Its owners and staff can open them; everybody, those of a lesson everybody may read. */
export const LessonFiles: CollectionConfig = {
  slug: 'lesson-files',
  labels: { singular: 'Lesson file', plural: 'Lesson files' },
  admin: {
    group: 'Programs',
    useAsTitle: 'title',
    defaultColumns: ['title', 'program', 'filename', 'updatedAt'],
  },
  access: {
    read: orOfFreeLessons(ownedPrograms('program', { hasDrafts: false, but: 'locked-files' })),
    create: staff,
    update: staff,
    delete: staff,
  },
  disableDuplicate: true,
  upload: {
    staticDir: resolve(env().UPLOADS_DIR, 'lesson-files'),
    mimeTypes: [
      'application/pdf',
      'text/vtt',
      'video/mp4',
      'video/webm',
      'audio/mpeg',
      'audio/mp4',
      'image/png',
      'image/jpeg',
      'image/webp',
    ],
    pasteURL: false,
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200, localized: true },
    { name: 'program', type: 'relationship', relationTo: 'programs', required: true, index: true },
  ],
}
