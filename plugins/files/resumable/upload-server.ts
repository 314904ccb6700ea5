import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server, type Upload } from '@tus/server'
import { DomainError } from '@/src/domain/errors/domain-error'
import { env } from '@/src/server/env'

export const UPLOADS_PATH = '/lesson-files/uploads'

/** A film of two hours in good quality. */
export const LARGEST_UPLOAD_BYTES = 4_000_000_000

/** Whoever lost the line over a long weekend goes on where it was. */
const KEPT_MS = 7 * 86_400_000

let made: { server: Server; store: FileStore } | undefined

/** The uploads that are under way, beside the uploads that have arrived. Processes that share the folder share them. */
function uploads() {
  if (made) return made
  const directory = resolve(env().UPLOADS_DIR, 'unfinished')
  mkdirSync(directory, { recursive: true })
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: KEPT_MS })
  const server = new Server({
    path: `/api${UPLOADS_PATH}`,
    datastore: store,
    relativeLocation: true,
    maxSize: LARGEST_UPLOAD_BYTES,
    namingFunction: () => randomUUID(),
  })
  made = { server, store }
  return made
}

/** What the protocol answers to a request; its body goes through to the disk piece by piece. See https://tus.io. */
export function answerOfProtocol(request: Request): Promise<Response> {
  return uploads().server.handleWeb(request)
}

/** An upload that is under way, for who began it; null for everybody else and when it is no more. */
export async function findUpload(id: string, userId: string): Promise<Upload | null> {
  const { store } = uploads()
  const upload = await store.getUpload(id).catch(() => null)
  return upload?.metadata?.by === userId ? upload : null
}

/** Where the bytes of an upload lie. */
export function pathOf(upload: Upload): string {
  const path = upload.storage?.path
  if (!path) throw new DomainError('NOT_FOUND', { internal: 'an upload without a place' })
  return path
}

export async function forgetUpload(id: string): Promise<void> {
  await uploads().store.remove(id)
}

/** Removes what nobody went on with for a week. Safe in any number of processes. Gives how many. */
export function forgetOldUploads(): Promise<number> {
  return uploads().server.cleanUpExpiredUploads()
}
