import type { CollectionConfig, Config, Plugin } from 'payload'
import { type FileStore, fileStore } from '@/src/server/files/file-store'

/** Collections whose files are everybody's; all others are private. */
const PUBLIC = ['media', 'films']

/** The browser asks a film's captions of its own site only: these are handed through. */
const HANDED_THROUGH = /\.vtt$/i

/**
 * Keeps uploads in the S3 store the environment names, each collection in a folder of its slug; without one they stay on
 * disk and nothing is loaded. Addresses are the same either way, and so is who may open a file: pictures are handed
 * through, private files by a link to the store that is made after the access rule was asked and ends by itself. The
 * bucket itself is nobody's. See docs/decisions/030-files-in-a-store.md.
 */
export const files =
  (): Plugin =>
  async (config: Config): Promise<Config> => {
    const store = fileStore()
    if (store === null) return config
    const { s3Storage } = await import('@payloadcms/storage-s3')
    const stored = (config.collections ?? []).filter(({ upload }) => upload)
    const inStore = s3Storage({
      bucket: store.bucket,
      config: store.client,
      collections: Object.fromEntries(stored.map(({ slug }) => [slug, placeOf(slug, store)])),
    })
    const made = await inStore({ ...config, admin: {} })
    return { ...made, admin: config.admin, collections: made.collections?.map(asBefore(stored)) } as Config
  }

function placeOf(slug: string, { linkSeconds }: FileStore) {
  if (PUBLIC.includes(slug)) return { prefix: slug }
  return {
    prefix: slug,
    signedDownloads: {
      expiresIn: linkSeconds,
      shouldUseSignedURL: ({ filename }: { filename: string }) => !HANDED_THROUGH.test(filename),
    },
  }
}

/**
 * The adapter adds fields for uploads straight from browsers, which we have none of: without them the database is the
 * same with a store and without. Where a file lies follows from its name, so nothing needs to be looked up for it.
 */
function asBefore(stored: CollectionConfig[]) {
  return (collection: CollectionConfig): CollectionConfig => {
    const original = stored.find(({ slug }) => slug === collection.slug)
    const { upload } = collection
    if (!original || typeof upload !== 'object') return collection
    const handlers = (upload.handlers ?? []).map(
      (handler): typeof handler =>
        (req, args) =>
          handler(req, { ...args, doc: args.doc ?? ({} as typeof args.doc) }),
    )
    return { ...collection, fields: original.fields, upload: { ...upload, handlers } }
  }
}
