import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { FILE_TYPES } from '@/src/domain/forms/file-kinds'
import { nobody, staff } from '@/src/server/access'
import { env } from '@/src/server/env'

/**
 * Files that visitors sent with forms: for staff alone, outside of everything public, and handed out to be saved, never to be
 * shown in the browser. Made by `POST /form-submissions` alone; they go when their message goes.
 */
export const FormFiles: CollectionConfig = {
  slug: 'form-files',
  labels: {
    singular: { en: 'File of a message', fr: 'Fichier d’un message' },
    plural: { en: 'Files of messages', fr: 'Fichiers des messages' },
  },
  admin: { group: false, useAsTitle: 'name' },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  upload: {
    staticDir: resolve(env().UPLOADS_DIR, 'form-files'),
    mimeTypes: Object.keys(FILE_TYPES),
    pasteURL: false,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
      headers.set('Cache-Control', 'private, no-store')
      return headers
    },
  },
  fields: [
    {
      name: 'name',
      label: { en: 'Name it was sent under', fr: 'Nom d’origine' },
      type: 'text',
      required: true,
    },
    { name: 'field', label: { en: 'Question', fr: 'Question' }, type: 'text', required: true },
    {
      name: 'submission',
      label: { en: 'Message', fr: 'Message' },
      type: 'relationship',
      relationTo: 'form-submissions',
      index: true,
    },
  ],
}
