export type Values = Record<string, unknown>

/** Stands for what staff must not see; no real value can be it. */
export const HIDDEN = '(hidden link)'

/**
 * Content with its variables filled in. What people typed is text and nothing else: it is never read for variables
 * again, carries no control characters, and cannot turn the direction of the content around it.
 */
export function fill(content: string, values: Values): string {
  return content.replace(/\{\{(\w+)\}\}/g, (_, name: string) => asWritten(values[name]))
}

/** The same on one line, for subjects and headings. */
export function fillLine(content: string, values: Values): string {
  return fill(content, values)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim()
}

/**
 * The address a button opens, '' for none. Throws for anything but a web address: a `javascript:` link in a mail of ours
 * must not exist, wherever it came from.
 */
export function fillAddress(content: string, values: Values): string {
  const address = content.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')).trim()
  if (address === '' || address === HIDDEN) return address
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error('a button of this mail has no web address')
  return url.href
}

/** The rows of a list variable. */
export function rowsOf(values: Values, name: string): Values[] {
  const rows = values[name]
  return Array.isArray(rows) ? (rows as Values[]) : []
}

/** U+2068 … U+2069 keep right-to-left names from rearranging the content next to them. */
function asWritten(value: unknown): string {
  const text = String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n|\t|\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text) ? `\u2068${text}\u2069` : text
}
