import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { anyone, staff } from '@/src/server/access'
import { env } from '@/src/server/env'
import { revalidateAfterChange, revalidateAfterDelete } from '@/src/server/revalidate'

/** Pictures everybody may see. No SVG: a drawing that can carry a script is not a picture. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Website', useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: { read: anyone, create: staff, update: staff, delete: staff },
  disableDuplicate: true,
  hooks: { afterChange: [revalidateAfterChange], afterDelete: [revalidateAfterDelete] },
  upload: {
    staticDir: resolve(env().UPLOADS_DIR, 'media'),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    pasteURL: false,
    focalPoint: true,
    imageSizes: [
      { name: 'card', width: 640, formatOptions: { format: 'webp', options: { quality: 80 } } },
      { name: 'wide', width: 1280, formatOptions: { format: 'webp', options: { quality: 80 } } },
    ],
    adminThumbnail: 'card',
  },
  fields: [
    {
      name: 'alt',
      label: 'What the picture shows',
      type: 'text',
      required: true,
      maxLength: 300,
      localized: true,
      admin: {
        description:
          'Read aloud to people who cannot see the picture. On the website as soon as it is saved, in this language alone.',
      },
    },
  ],
}
