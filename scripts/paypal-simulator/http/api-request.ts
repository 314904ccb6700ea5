import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isObject, type Json, type JsonObject } from '../json'
import { PayPalProblem, refusal } from './problem'

const MAX_BODY_BYTES = 2 * 1024 * 1024

export interface ApiRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  rawBody: string
  /** The parts of the path that the route's pattern caught, in order. */
  params: string[]
  /** Waits as long as a `slow` fault asks. Called after the idempotency key is taken. */
  beforeWork(): Promise<void>
}

/** The whole body as text. Bodies above 2 MiB are refused. */
export async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BODY_BYTES) throw new PayPalProblem(413, 'INVALID_REQUEST')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function headerOf(request: ApiRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** The parsed body, which must be JSON of an object. An empty body counts as `{}` where that is allowed. */
export function jsonObjectOf(request: ApiRequest, emptyAllowed = false): JsonObject {
  if (request.rawBody.trim() === '' && emptyAllowed) return {}
  const body = jsonOf(request)
  if (!isObject(body)) throw refusal('MALFORMED_REQUEST_JSON', { location: 'body' })
  return body
}

export function jsonOf(request: ApiRequest): Json {
  if (!/^application\/json\b/i.test(headerOf(request, 'content-type') ?? '')) {
    throw new PayPalProblem(415, 'UNSUPPORTED_MEDIA_TYPE')
  }
  try {
    return JSON.parse(request.rawBody)
  } catch {
    throw refusal('MALFORMED_REQUEST_JSON', { location: 'body' })
  }
}

/** PayPal answers briefly (`id, status, links`) unless the whole resource is asked for. */
export function wantsRepresentation(request: ApiRequest): boolean {
  return /\breturn=representation\b/.test(headerOf(request, 'prefer') ?? '')
}
