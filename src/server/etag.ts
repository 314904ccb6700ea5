import { createHash } from 'node:crypto'

/** The mark of an answer's text: the same text has the same mark in every process. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}

/** `text` with its mark, or 304 without it for who has it already. */
export function withEtag(
  asked: Headers,
  text: string,
  headers: Record<string, string>,
  etag = etagOf(text),
): Response {
  const all = { ...headers, ETag: etag }
  const known = (asked.get('If-None-Match') ?? '').split(',').map((mark) => mark.trim().replace(/^W\//, ''))
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers: all })
  return new Response(text, { headers: all })
}
