import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  executeAccess,
  type Field,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

/**
 * A file of a collection, by Payload's own `answer`. One that is not there, and to somebody who is signed in one they
 * may not open, are both NOT_FOUND: names tell nothing, and a session goes on. Visitors nobody knows are asked to sign
 * in where files are not everybody's.
 */
export async function answerFile(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  answer: PayloadHandler,
): Promise<Response> {
  if (req.searchParams.has('prefix') && !hasPrefixes(config)) {
    throw new DomainError('VALIDATION_ERROR', { internal: 'prefix of a file that has none' })
  }
  try {
    const name = String(req.routeParams?.filename ?? '')
    if (!(await isOnDisk(config, name))) {
      await executeAccess({ req, isReadingStaticFile: true }, config.access.read)
      await tellOfLoss(req, config, name)
      throw new DomainError('NOT_FOUND')
    }
    const response = await answer(req)
    // Payload's answer for a document whose file is gone; it has said so in the log.
    if (response.status === 500) throw new DomainError('NOT_FOUND')
    return response
  } catch (error) {
    const { status } = error as { status?: number }
    throw status === 403 && req.user ? new DomainError('NOT_FOUND') : error
  }
}

/** Asked before Payload does, which takes a missing file for a fault of this server. Stores elsewhere answer themselves. */
async function isOnDisk({ upload }: SanitizedCollectionConfig, name: string): Promise<boolean> {
  if (upload.disableLocalStorage) return true
  if (name === '' || /[/\\\0]/.test(name)) return false
  const found = await stat(join(upload.staticDir ?? '', name)).catch(() => null)
  return found?.isFile() ?? false
}

/** A name nobody gave is a visitor's mistake; a document without its file is a loss. */
async function tellOfLoss({ payload }: PayloadRequest, config: SanitizedCollectionConfig, name: string) {
  if (name.includes('\0')) return
  const { slug: collection, upload } = config
  const sizes = (upload.imageSizes ?? []).map((size) => `sizes.${size.name}.filename`)
  const or = ['filename', ...sizes].map((path) => ({ [path]: { equals: name } }))
  const { totalDocs } = await payload.count({ collection, where: { or } })
  if (totalDocs > 0) payload.logger.error({ msg: 'the file of a document is missing', collection, name })
}

function hasPrefixes({ fields }: { fields: Field[] }): boolean {
  return fields.some((field) => 'name' in field && field.name === 'prefix')
}
