/** What a json field holds, as text to read; empty for nothing. What was encrypted says so and is not shown. */
export function storedText(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  return JSON.stringify(
    value,
    (_, part: unknown) => (typeof part === 'string' && SEALED.test(part) ? 'encrypted' : part),
    2,
  )
}

/** Long, and of nothing but base64url: no word, number, address or time looks like this. */
const SEALED = /^[\w-]{56,}$/
