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
    const isThere = config.upload.disableLocalStorage ? isKnown : isOnDisk
    if (!(await isThere(config, name, req))) {
      await executeAccess({ req, isReadingStaticFile: true }, config.access.read)
      await tellOfLoss(req, config, name)
      throw new DomainError('NOT_FOUND')
    }
    const response = await answer(req)
    // Of a document whose file is gone: 500 by Payload, which has said so in the log, 404 by a store.
    if (response.status === 500 || response.status === 404) throw new DomainError('NOT_FOUND')
    return response.status === 302 ? forOne(response) : response
  } catch (error) {
    const { status } = error as { status?: number }
    throw status === 403 && req.user ? new DomainError('NOT_FOUND') : error
  }
}

/** A link to a private file, made for who asked just now. */
function forOne(link: Response): Response {
  const headers = new Headers(link.headers)
  headers.set('Cache-Control', 'private, no-store')
  return new Response(null, { status: link.status, headers })
}

/** Asked before Payload does, which takes a missing file for a fault of this server. */
async function isOnDisk({ upload }: SanitizedCollectionConfig, name: string): Promise<boolean> {
  if (name === '' || /[/\\\0]/.test(name)) return false
  const found = await stat(join(upload.staticDir ?? '', name)).catch(() => null)
  return found?.isFile() ?? false
}

/** A store elsewhere is asked for, and led to, what a document names only. */
async function isKnown(
  { slug: collection, upload }: SanitizedCollectionConfig,
  name: string,
  { payload }: PayloadRequest,
): Promise<boolean> {
  if (name === '' || /[/\\\0]/.test(name)) return false
  const sizes = (upload.imageSizes ?? []).map((size) => `sizes.${size.name}.filename`)
  const or = ['filename', ...sizes].map((path) => ({ [path]: { equals: name } }))
  const { totalDocs } = await payload.count({ collection, where: { or } })
  return totalDocs > 0
}

/** A name nobody gave is a visitor's mistake; a document without its file is a loss. */
async function tellOfLoss(req: PayloadRequest, config: SanitizedCollectionConfig, name: string) {
  if (!(await isKnown(config, name, req))) return
  req.payload.logger.error({ msg: 'the file of a document is missing', collection: config.slug, name })
}

function hasPrefixes({ fields }: { fields: Field[] }): boolean {
  return fields.some((field) => 'name' in field && field.name === 'prefix')
}
