import { DomainError } from '@/src/domain/errors/domain-error'
import { readBytes } from './request-body'

/** More than any filter the staff area asks with. */
const MOST_BYTES = 200_000

/**
 * A POST that calls itself GET carries its query in its body, as the staff area sends long ones. Payload reads such a
 * body before it looks after errors, however long it is, so it is read here first: refused with `BODY_TOO_LARGE`, or
 * with `UNREADABLE_REQUEST` when it is not the JSON it says it is. Any other request is given back as it is.
 */
export async function readOverridden(request: Request): Promise<Request> {
  const { headers, method, url, signal } = request
  if (method !== 'POST' || !HEADERS.some((name) => headers.get(name) === 'GET')) return request
  const body = await readBytes(request, MOST_BYTES)
  if (headers.get('Content-Type') === 'application/json' && !isDocument(new TextDecoder().decode(body))) {
    throw new DomainError('UNREADABLE_REQUEST')
  }
  return new Request(url, { method, headers, signal, body })
}

const HEADERS = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

function isDocument(text: string): boolean {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null && !Array.isArray(said)
  } catch {
    return false
  }
}
