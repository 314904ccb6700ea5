import type { CollectionConfig, Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { type FileStore, fileStore } from '@/src/server/files/file-store'
import { refuseUnplayable } from './refuse-unplayable'
import { abandonUpload, askUpload, beginUpload, continueUpload } from './resumable/endpoints'

/** Collections whose files are everybody's; all others are private. */
const PUBLIC = ['media', 'films']

/** The browser asks a film's captions of its own site only: these are handed through. */
const HANDED_THROUGH = /\.vtt$/i

/**
 * Keeps uploads in the S3 store the environment names, each collection in a folder of its slug; without one they stay on
 * disk and nothing is loaded. Addresses are the same either way, and so is who may open a file: pictures are handed
 * through, private files by a link to the store that is made after the access rule was asked and ends by itself. The
 * bucket itself is nobody's. See docs/decisions/030-files-in-a-store.md. Films and sounds of lessons arrive in parts, and
 * go on after a broken line; those that a browser does not play are refused.
 */
export const files =
  (): Plugin =>
  async (config: Config): Promise<Config> => {
    const collections = config.collections?.map((each) => (takesMedia(each) ? withCheck(each) : each)) ?? []
    const resumable = [beginUpload, continueUpload, askUpload, abandonUpload]
    const checked = mountEndpoints({ ...config, collections }, resumable)
    const store = fileStore()
    return store === null ? checked : inStore(checked, store)
  }

function takesMedia({ upload }: CollectionConfig): boolean {
  const types = typeof upload === 'object' ? (upload.mimeTypes ?? []) : []
  return types.some((type) => /^(video|audio)\//.test(type))
}

function withCheck(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseUnplayable]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

async function inStore(config: Config, store: FileStore): Promise<Config> {
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const stored = (config.collections ?? []).filter(({ upload }) => upload)
  const adapter = s3Storage({
    bucket: store.bucket,
    config: store.client,
    collections: Object.fromEntries(stored.map(({ slug }) => [slug, placeOf(slug, store)])),
  })
  const made = await adapter({ ...config, admin: {} })
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
