import path from 'node:path'
import type { Upload } from '@tus/server'
import { type PayloadRequest, ValidationError } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { FileInStore } from '../read-media'
import type { BucketUploads } from './bucket-uploads'
import { idIn } from './upload-place'
import { forgetUpload, uploads } from './upload-server'

const BEGINNING_BYTES = 8_192

const underWay = new Map<string, Promise<void>>()

/**
 * Makes a lesson file of an upload whose last byte is there, under the upload's own id: asked again, or by two at once, it
 * stays one. What no browser plays is refused with `VALIDATION_ERROR` and forgotten.
 */
export async function keepArrived(req: PayloadRequest, upload: Upload): Promise<void> {
  const id = idIn(upload.id)
  const running = underWay.get(id) ?? keep(req, id, upload).finally(() => underWay.delete(id))
  underWay.set(id, running)
  await running
}

async function keep(req: PayloadRequest, id: string, upload: Upload): Promise<void> {
  const { bucket } = await uploads()
  if (bucket) return keepInStore(req, { id, upload, bucket })
  if (!(await isKept(req, id)))
    await create(req, id, upload, { data: Buffer.alloc(0), tempFilePath: onDisk(upload) })
  await forgetUpload(upload).catch(() => undefined)
}

/** In the trash, too: it can be taken out again. */
export async function isKept({ payload }: Pick<PayloadRequest, 'payload'>, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  return (await payload.count({ collection: 'lesson-files', where, trash: true })).totalDocs > 0
}

/** Gives an upload up that is no file yet; false when it has become one. */
export async function abandon(req: PayloadRequest, id: string, upload: Upload): Promise<boolean> {
  const { bucket } = await uploads()
  const work = async () => {
    if (await isKept(req, id)) return false
    await forgetUpload(upload)
    return true
  }
  return bucket ? (await import('./upload-lock')).whileLocked(upload.id, work) : work()
}

/** The file lies where it belongs already: what it is made of is read there, and only its document is written. */
async function keepInStore(
  req: PayloadRequest,
  { id, upload, bucket }: { id: string; upload: Upload; bucket: BucketUploads },
): Promise<void> {
  const { whileLocked } = await import('./upload-lock')
  await whileLocked(upload.id, async () => {
    if (!(await isKept(req, id))) {
      await bucket.putTogether(upload.id)
      const size = upload.size ?? 0
      const read = (start: number, end: number) => bucket.readBytes(upload.id, start, Math.min(end, size))
      const data = beginningOf(Buffer.from(await read(0, BEGINNING_BYTES)))
      await create(req, id, upload, { data, clientUploadContext: new FileInStore(size, read) })
    }
    await bucket.leave(upload.id)
  })
}

type Place = { data: Buffer } & ({ tempFilePath: string } | { clientUploadContext: FileInStore })

/** Payload copies it from the disk without reading it into memory, and leaves what lies in the store already. */
async function create(req: PayloadRequest, id: string, upload: Upload, place: Place): Promise<void> {
  const { size = 0, metadata } = upload
  const { title, program, filename, filetype } = metadata ?? {}
  const name = 'clientUploadContext' in place ? path.basename(upload.id) : (filename ?? '')
  try {
    await req.payload.create({
      collection: 'lesson-files',
      data: { id, title: title ?? '', program: program ?? '' },
      file: { name, mimetype: filetype ?? '', size, ...place },
      // The name of what lies in the store is nobody else's.
      overwriteExistingFiles: 'clientUploadContext' in place,
      overrideAccess: false,
      user: req.user,
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    await forgetUpload(upload)
    throw new DomainError('VALIDATION_ERROR', { details: { errors: error.data.errors.map(toError) } })
  }
}

/** As much as Payload tells the kind of a file by. It checks that the boxes of an MP4 fill it: the second one goes to the end, then. */
function beginningOf(bytes: Buffer): Buffer {
  const second = bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.readUInt32BE(0) : bytes.length
  if (second + 8 <= bytes.length) bytes.writeUInt32BE(0, second)
  return bytes
}

function onDisk({ storage }: Upload): string {
  if (!storage?.path) throw new DomainError('NOT_FOUND', { internal: 'an upload without a place' })
  return storage.path
}

const toError = ({ path, message }: { path: string; message: string }) => ({ path, message })
