import { addDataAndFileToRequest, type Field, type PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { readData } from '@/src/server/request-body'
import { findMisfit, findUnstorable } from './misfits'

/** A page with all its blocks is a tenth of this. Files have limits of their own. */
const MOST_JSON_BYTES = 5_000_000

type Stored = { fields: Field[]; upload?: unknown }

/**
 * Reads the body of a write to one of Payload's routes, as Payload would a moment later, and refuses what is none: no
 * JSON, a form that ends in its middle, a list where a document should be. Whatever goes wrong while it is read was sent
 * so: 400, or 413 when it is too large.
 */
export async function readBody(req: PayloadRequest, stored?: Stored): Promise<void> {
  if (!['POST', 'PATCH', 'PUT'].includes(req.method ?? '') || !req.body) return
  const type = req.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) req.data = await readJson(req)
  else {
    if (type.includes('multipart/')) await readForm(req)
    req.data ??= {}
  }
  // Payload reads no body where there is none; a few of its routes, such as what staff chose for their screens, ask for it by `json`.
  const { data = {} } = req
  Object.defineProperty(req, 'body', { value: null })
  req.json = () => Promise.resolve(data)
  const misfit = findUnstorable(req.data) ?? (stored ? findMisfit(stored.fields, data) : null)
  if (misfit) refuse(misfit.path, misfit.message)
  if (/\p{Cc}/u.test(req.file?.name ?? '')) refuse('file', 'This file name cannot be used.')
}

async function readJson(req: PayloadRequest): Promise<PayloadRequest['data']> {
  const said = await readData(req, MOST_JSON_BYTES)
  if ('problem' in said) return refuse('', said.problem)
  return said.data as PayloadRequest['data']
}

async function readForm(req: PayloadRequest): Promise<void> {
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    const { status, message } = error as { status?: number; message: string }
    throw new DomainError(status === 413 ? 'BODY_TOO_LARGE' : 'UNREADABLE_REQUEST', { internal: message })
  }
}

function refuse(path: string, message: string): never {
  if (path === '') throw new DomainError('UNREADABLE_REQUEST', { internal: message })
  throw new DomainError('VALIDATION_ERROR', {
    details: { errors: [{ path, message }] },
    internal: `${path}: ${message}`,
  })
}
