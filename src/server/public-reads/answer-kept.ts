import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { isKnown } from '../etag'
import { type KeptAnswer, keptAnswers } from './kept-answers'
import { publicReadKey } from './public-read-key'

/** What belongs to one sending, not to the answer. */
const OF_ONE_SENDING = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]

/** From this size on Next packs an answer for who takes it packed. */
const PACKED_FROM = 1024

/**
 * Gives a kept answer before Next looks for its route, which costs many times what the answer does. True when it is
 * answered. It leaves with the very headers Next sent with it: they are noted when a kept answer leaves through Next, so
 * the first asker of a question has it made, the second has it through Next, the others from here.
 */
export function answerKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept = keptAnswers(),
): boolean {
  const { method = 'GET', url = '', headers } = request
  if (method !== 'GET' || !url.startsWith('/api/')) return false
  const key = publicReadKey({ method, url, headers: { has: (name) => headers[name] !== undefined } })
  const answer = key === null ? undefined : kept.get(key)
  if (!answer) return false
  if (!answer.sent) {
    response.once('finish', () => noteHeaders(answer, response))
    return false
  }
  send(answer, answer.sent, request, response)
  return true
}

function noteHeaders(answer: KeptAnswer, response: ServerResponse): void {
  if (response.statusCode !== 200 || response.getHeader('etag') !== answer.etag) return
  if (response.hasHeader('set-cookie')) return
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_SENDING.includes(name))
  answer.sent = Object.fromEntries(headers)
}

function send(
  answer: KeptAnswer,
  headers: OutgoingHttpHeaders,
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
): void {
  if (isKnown(answer.etag, asked['if-none-match'])) {
    response.writeHead(304, headers).end()
    return
  }
  answer.bytes ??= Buffer.from(answer.text)
  if (answer.bytes.length >= PACKED_FROM && takesPacked(asked['accept-encoding'])) {
    answer.packed ??= gzipSync(answer.bytes)
    const { length } = answer.packed
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': length })
    response.end(answer.packed)
    return
  }
  response.writeHead(200, { ...headers, 'content-length': answer.bytes.length }).end(answer.bytes)
}

function takesPacked(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(String(accepted ?? ''))
}
