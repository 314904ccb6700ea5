import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { FileStore as DiskStore } from '@tus/file-store'
import { Server, type Upload } from '@tus/server'
import { env } from '@/src/server/env'
import { fileStore } from '@/src/server/files/file-store'
import type { BucketUploads } from './bucket-uploads'
import { idIn, nameOfPlace } from './upload-place'

export const UPLOADS_PATH = '/lesson-files/uploads'

/** A film of two hours in good quality. */
export const LARGEST_UPLOAD_BYTES = 4_000_000_000

/** Whoever lost the line over a long weekend goes on where it was. */
export const KEPT_MS = 7 * 86_400_000

type Uploads = { server: Server; disk: DiskStore; bucket: null } | { server: Server; bucket: BucketUploads }

let made: Promise<Uploads> | undefined

/**
 * The uploads that are under way: in the store where there is one, for every process; else on the disk beside the uploads that have
 * arrived, for the processes that share the folder.
 */
export function uploads(): Promise<Uploads> {
  made ??= make()
  return made
}

async function make(): Promise<Uploads> {
  const common = {
    path: `/api${UPLOADS_PATH}`,
    maxSize: LARGEST_UPLOAD_BYTES,
    namingFunction: (_: Request, metadata?: Record<string, string | null>) => nameOfPlace(metadata),
    generateUrl: (_: Request, { path, id }: { path: string; id: string }) => `${path}/${idIn(id)}`,
    getFileIdFromRequest: (_: Request, last?: string) => last,
  }
  const store = fileStore()
  if (store) {
    // Loaded where there is a store alone.
    const [{ BucketUploads }, { uploadLocker }] = await Promise.all([
      import('./bucket-uploads'),
      import('./upload-lock'),
    ])
    const bucket = new BucketUploads(store, KEPT_MS)
    return { server: new Server({ ...common, datastore: bucket, locker: uploadLocker }), bucket }
  }
  const directory = resolve(env().UPLOADS_DIR, 'unfinished')
  mkdirSync(directory, { recursive: true })
  const disk = new DiskStore({ directory, expirationPeriodInMilliseconds: KEPT_MS })
  return {
    server: new Server({
      ...common,
      namingFunction: (...asked) => idIn(common.namingFunction(...asked)),
      datastore: disk,
    }),
    disk,
    bucket: null,
  }
}

/** What the protocol answers to a request; its body goes through piece by piece. See https://tus.io. */
export async function answerOfProtocol(request: Request): Promise<Response> {
  return (await uploads()).server.handleWeb(request)
}

/** An upload that is under way, for who began it; null for everybody else and when it is no more. */
export async function findUpload(id: string, userId: string): Promise<Upload | null> {
  const made = await uploads()
  const upload = made.bucket ? await made.bucket.find(id) : await made.disk.getUpload(id).catch(() => null)
  return upload?.metadata?.by === userId ? upload : null
}

/** Gives an upload up, with what has come of it. */
export async function forgetUpload(upload: Upload): Promise<void> {
  const { bucket, ...made } = await uploads()
  if (bucket) await bucket.remove(upload.id)
  else if ('disk' in made) await made.disk.remove(upload.id)
}
