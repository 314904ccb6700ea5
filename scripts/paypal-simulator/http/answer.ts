import type { ServerResponse } from 'node:http'
import type { Json } from '../json'

export interface Answer {
  status: number
  /** Sent as JSON. Absent means an empty body. */
  body?: Json
  /** Sent as it is, instead of `body`. */
  text?: string
  contentType?: string
  headers?: Record<string, string>
}

export function answerText(answer: Answer): string {
  if (answer.text !== undefined) return answer.text
  return answer.body === undefined ? '' : JSON.stringify(answer.body)
}

export function answerHeaders(answer: Answer, debugId: string): Record<string, string> {
  return {
    'content-type':
      answer.contentType ?? (answer.text === undefined ? 'application/json' : 'text/html; charset=utf-8'),
    'cache-control': 'max-age=0, no-cache, no-store, must-revalidate',
    'paypal-debug-id': debugId,
    ...answer.headers,
  }
}

export function send(response: ServerResponse, answer: Answer, debugId: string): void {
  const text = answerText(answer)
  const headers = answerHeaders(answer, debugId)
  if (text === '') delete headers['content-type']
  if (answer.status !== 204) headers['content-length'] = String(Buffer.byteLength(text))
  response.writeHead(answer.status, headers)
  response.end(answer.status === 204 ? undefined : text)
}
