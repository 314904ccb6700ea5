import type { Upload } from '@tus/server'
import { type PayloadRequest, ValidationError } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { forgetUpload, pathOf } from './upload-server'

const underWay = new Map<string, Promise<void>>()

/**
 * Makes a lesson file of an upload whose last byte is there, under the upload's own id: asked again, or by two at once, it
 * stays one. What no browser plays is refused with `VALIDATION_ERROR` and forgotten.
 */
export async function keepArrived(req: PayloadRequest, upload: Upload): Promise<void> {
  const running = underWay.get(upload.id) ?? keep(req, upload).finally(() => underWay.delete(upload.id))
  underWay.set(upload.id, running)
  await running
}

async function keep(req: PayloadRequest, upload: Upload): Promise<void> {
  if (!(await isKept(req, upload.id))) await create(req, upload)
  await forgetUpload(upload.id).catch(() => undefined)
}

export async function isKept({ payload }: PayloadRequest, id: string): Promise<boolean> {
  const where = { id: { equals: id } }
  return (await payload.count({ collection: 'lesson-files', where })).totalDocs > 0
}

async function create(req: PayloadRequest, upload: Upload): Promise<void> {
  const { id, size = 0, metadata } = upload
  const { title = '', program = '', filename = '', filetype = '' } = metadata ?? {}
  try {
    await req.payload.create({
      collection: 'lesson-files',
      data: { id, title: title ?? '', program: program ?? '' },
      file: {
        name: filename ?? '',
        mimetype: filetype ?? '',
        size,
        // Payload copies it, or hands it on to the store, without reading it into memory.
        data: Buffer.alloc(0),
        tempFilePath: pathOf(upload),
      },
      overrideAccess: false,
      user: req.user,
    })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    await forgetUpload(id)
    throw new DomainError('VALIDATION_ERROR', { details: { errors: error.data.errors.map(toError) } })
  }
}

const toError = ({ path, message }: { path: string; message: string }) => ({ path, message })
