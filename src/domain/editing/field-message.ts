const TYPE = 'preview-field'
const LONGEST = 200

/** Which field a click in the preview means: `title`, or the block at a place of `layout`, and the words that were clicked. */
export type ClickedField = { block: number | null; words: string }

/** What a preview tells the form beside it: `field` is where the words were, such as `layout.2`. */
export function fieldMessage(field: string, words: string): { type: string; field: string; words: string } {
  return { type: TYPE, field, words: words.replace(/\s+/g, ' ').trim().slice(0, LONGEST) }
}

/** The same as it arrives; null for anything else, whoever sent it. */
export function readFieldMessage(message: unknown): ClickedField | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, field, words } = message as Record<string, unknown>
  if (type !== TYPE || typeof field !== 'string' || typeof words !== 'string') return null
  if (field === 'title') return { block: null, words: words.slice(0, LONGEST) }
  const place = /^layout\.(\d{1,3})$/.exec(field)?.[1]
  return place === undefined ? null : { block: Number(place), words: words.slice(0, LONGEST) }
}

/**
 * The field among these whose text holds the words or stands in them, the longest such one; null when none does. Texts are as
 * fields show them.
 */
export function fieldWith(words: string, texts: readonly string[]): number | null {
  const wanted = plain(words)
  if (!wanted) return null
  let best: number | null = null
  let longest = 0
  for (const [index, text] of texts.entries()) {
    const own = plain(text)
    if (!own || !(own.includes(wanted) || wanted.includes(own))) continue
    const shared = Math.min(own.length, wanted.length)
    if (shared > longest) [best, longest] = [index, shared]
  }
  return best
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
