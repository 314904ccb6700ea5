import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { anyone, staff } from '@/src/server/access'
import { env } from '@/src/server/env'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'

/** Films of the public pages, and their captions. Those of programs are lesson files, for whoever owns the program. */
export const Films: CollectionConfig = {
  slug: 'films',
  labels: {
    singular: { en: 'Film or captions', fr: 'Film ou sous-titres' },
    plural: { en: 'Films and captions', fr: 'Films et sous-titres' },
  },
  admin: { group: 'Website', useAsTitle: 'title', defaultColumns: ['title', 'filename', 'updatedAt'] },
  access: { read: anyone, create: staff, update: staff, delete: staff },
  disableDuplicate: true,
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  upload: {
    staticDir: resolve(env().UPLOADS_DIR, 'films'),
    mimeTypes: ['video/mp4', 'video/webm', 'text/vtt'],
    pasteURL: false,
  },
  fields: [
    { name: 'title', label: { en: 'Title', fr: 'Titre' }, type: 'text', required: true, maxLength: 200 },
  ],
}
