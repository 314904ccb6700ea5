import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

/** The very bytes of a body; never more than `most`, whatever the sender says: `BODY_TOO_LARGE`. */
export async function readBytes(
  req: Pick<PayloadRequest, 'headers' | 'body'>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(req.headers.get('Content-Length') ?? 0) > most) throw new DomainError('BODY_TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of req.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new DomainError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What a body says, or why it says nothing. */
type Said = { data: unknown } | { problem: string }

/** JSON, or the form post of Payload's admin. An empty body is an empty object, as several calls send none. */
export async function readData(
  req: Pick<PayloadRequest, 'headers' | 'body'>,
  mostBytes: number,
): Promise<Said> {
  const bytes = await readBytes(req, mostBytes)
  const type = req.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/')) return readJson(new TextDecoder().decode(bytes))
  const form = await readForm(bytes, type)
  return form ? readFormData(form) : { problem: 'body is not a form' }
}

/** Payload's forms carry their fields as JSON in one. */
export function readFormData(form: FormData): Said {
  const fields = form.get('_payload') ?? ''
  return typeof fields === 'string' ? readJson(fields) : { problem: 'body is not a form' }
}

/** A multipart body, or null for what is none. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return null
  }
}

function readJson(text: string): Said {
  if (text.trim() === '') return { data: {} }
  // PostgreSQL keeps none in text.
  if (/\\u0000/.test(text)) return { problem: 'body holds a NUL' }
  try {
    return { data: JSON.parse(text, refuseHalfCharacter) }
  } catch {
    return { problem: 'body is not JSON, or holds half a character' }
  }
}

/** Half of a surrogate pair is no text: PostgreSQL refuses it in JSON. */
function refuseHalfCharacter(key: string, value: unknown): unknown {
  const text = typeof value === 'string' ? key + value : key
  if (/\p{Cs}/u.test(text)) throw new SyntaxError('half a character')
  return value
}
