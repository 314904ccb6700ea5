import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { MEDIA_REFUSALS } from '@/src/domain/files/playable-media'
import { defineEndpoint } from '@/src/server/endpoint'
import { answer, success } from '@/src/server/reply'
import { abandon, isKept, keepArrived } from './keep-arrived'
import { untilItBreaks } from './until-it-breaks'
import { answerOfProtocol, findUpload, LARGEST_UPLOAD_BYTES, UPLOADS_PATH } from './upload-server'

const MEDIA_TYPES = ['video/mp4', 'video/webm', 'audio/mpeg', 'audio/mp4'] as const

const upload = z.object({
  size: z.coerce.number().int().min(1).max(LARGEST_UPLOAD_BYTES, 'A film may have up to 4 GB.'),
  filename: z.string().trim().min(1).max(200),
  filetype: z.enum(MEDIA_TYPES, { message: MEDIA_REFUSALS.unreadable }),
  title: z.string().trim().min(1).max(200),
  program: z.uuid('Choose the program first.'),
})

/** Headers of the protocol, which its clients read; the body is for people. */
const SAID = ['Location', 'Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Upload-Expires']

const PROTOCOL = {
  'Tus-Resumable': '`1.0.0`, the version of the protocol (tus.io).',
  'Upload-Length': 'How many bytes the file has.',
  'Upload-Metadata':
    'Comma-separated `key value`, the values in base64: `filename`, `filetype`, `title`, and `program`, its id.',
}

/**
 * `POST /lesson-files/uploads`, staff only: begins an upload that goes on after a broken line (tus 1.0.0). The address of it
 * is in `Location`. Films and sounds up to 4 GB; what was not gone on with for a week is forgotten.
 */
export const beginUpload = defineEndpoint({
  method: 'post',
  path: UPLOADS_PATH,
  access: 'staff',
  limit: { name: 'uploads', points: 100, seconds: 3_600, by: 'account' },
  input: upload,
  reads: async (req) => ({ data: { size: req.headers.get('upload-length'), ...metadataOf(req) } }),
  about: {
    summary: 'Staff: begins the upload of a film or sound, which can be gone on with (tus 1.0.0).',
    headers: PROTOCOL,
    also: { 201: 'It has begun; its address is in `Location`.' },
  },
  answers: success({}),
  handler: async ({ req, user, input }) => {
    const { size, ...told } = input
    const metadata = Object.entries({ ...told, contentType: told.filetype, by: user.id }).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    )
    const headers = new Headers({ 'Upload-Length': String(size), 'Upload-Metadata': metadata.join(',') })
    return passOn(req, 'POST', UPLOADS_PATH, headers)
  },
})

/** `PATCH /lesson-files/uploads/{id}`, staff only: the next bytes. With the last of them the lesson file of this id is made. */
export const continueUpload = defineEndpoint({
  method: 'patch',
  path: `${UPLOADS_PATH}/:id`,
  access: 'staff',
  about: {
    summary:
      'Staff: the next bytes of an upload, in parts of any size. After the last one it is a lesson file.',
    headers: { ...PROTOCOL, 'Upload-Offset': 'How many bytes are there already.' },
    errors: ['CONFLICT', 'VALIDATION_ERROR', 'BODY_TOO_LARGE'],
  },
  answers: success({}),
  handler: async ({ req, user, params }) => {
    const id = params.id ?? ''
    const begun = await findUpload(id, user.id)
    if (!begun) throw new DomainError('NOT_FOUND')
    const headers = new Headers({
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': req.headers.get('upload-offset') ?? '',
    })
    const reply = await passOn(req, 'PATCH', addressOf(begun), headers)
    const now = await findUpload(id, user.id)
    if (now && now.offset === now.size) await keepArrived(req, now)
    return reply
  },
})

/**
 * `HEAD /lesson-files/uploads/{id}`, staff only: how many bytes are there (`Upload-Offset`). When all are, the lesson file is
 * there, too, whoever died before it was made.
 */
export const askUpload = defineEndpoint({
  method: 'get',
  path: `${UPLOADS_PATH}/:id`,
  access: 'staff',
  about: {
    summary: 'Staff: how far an upload is, in its headers.',
    errors: ['VALIDATION_ERROR', 'CONFLICT', 'BODY_TOO_LARGE'],
  },
  answers: success({}),
  handler: async ({ req, user, params }) => {
    const id = params.id ?? ''
    const found = await findUpload(id, user.id)
    if (!found) return await sayKept(req, id)
    const reply = await passOn(req, 'HEAD', addressOf(found), new Headers())
    if (found.offset === found.size) await keepArrived(req, found)
    return reply
  },
})

/** `DELETE /lesson-files/uploads/{id}`, staff only: gives an upload up. */
export const abandonUpload = defineEndpoint({
  method: 'delete',
  path: `${UPLOADS_PATH}/:id`,
  access: 'staff',
  about: { summary: 'Staff: gives an upload up that is not complete.' },
  answers: success({}),
  handler: async ({ req, user, params }) => {
    const id = params.id ?? ''
    const begun = await findUpload(id, user.id)
    if (!begun || !(await abandon(req, id, begun))) throw new DomainError('NOT_FOUND')
    return { success: true }
  },
})

/** The protocol knows an upload by its place, our callers by its id. */
const addressOf = ({ id }: { id: string }) => `${UPLOADS_PATH}/${encodeURIComponent(id)}`

function metadataOf({ headers }: PayloadRequest): Record<string, string> {
  const pairs = (headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '))
  return Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  )
}

/** Asks the protocol, and says what it says in this API’s shape. */
async function passOn(req: PayloadRequest, method: string, path: string, headers: Headers) {
  headers.set('Tus-Resumable', req.headers.get('tus-resumable') ?? '')
  const init = { method, headers, ...(req.signal ? { signal: req.signal } : {}) }
  const body = method === 'PATCH' && req.body ? { body: untilItBreaks(req.body), duplex: 'half' } : {}
  const reply = await answerOfProtocol(new Request(`http://uploads/api${path}`, { ...init, ...body }))
  if (!reply.ok) refuse(reply.status, await reply.text())
  const said = SAID.flatMap((name) => {
    const value = reply.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return answer(
    { success: true },
    { status: method === 'POST' ? 201 : 200, headers: Object.fromEntries(said) },
  )
}

function refuse(status: number, internal: string): never {
  if (status === 404 || status === 410) throw new DomainError('NOT_FOUND', { internal })
  if (status === 409 || status === 423) throw new DomainError('CONFLICT', { internal })
  if (status === 413) throw new DomainError('BODY_TOO_LARGE', { internal })
  if (status < 500) throw new DomainError('VALIDATION_ERROR', { internal })
  throw new Error(internal)
}

/** An upload that became a file is no more, and its sender may not have heard. */
async function sayKept(req: PayloadRequest, id: string) {
  if (!z.uuid().safeParse(id).success || !(await isKept(req, id))) throw new DomainError('NOT_FOUND')
  const { filesize } = await req.payload.findByID({ collection: 'lesson-files', id, depth: 0 })
  const size = String(filesize ?? 0)
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': size, 'Upload-Length': size }
  return answer({ success: true }, { headers })
}
