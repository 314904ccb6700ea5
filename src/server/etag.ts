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
  if (isKnown(etag, asked.get('If-None-Match'))) return new Response(null, { status: 304, headers: all })
  return new Response(text, { headers: all })
}

/** Whether who sends this `If-None-Match` has the text of this mark. */
export function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((mark) => mark.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
