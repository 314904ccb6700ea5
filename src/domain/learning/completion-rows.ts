/** A line of a pasted list of who finished what, when. */
export type CompletionRow = {
  /** In the list, from 1. */
  line: number
  email: string
  /** The address of the program's product. */
  program: string
  /** Null when it is no day, or lies in the future. */
  day: string | null
}

export const MOST_ROWS = 2_000

/**
 * Reads "email, program, day" line by line, with commas, semicolons or tabs between them, as copied from a spreadsheet; empty lines
 * and a line of headings are left out. Days are `2023-05-01`.
 */
export function readCompletionRows(text: string, now: Date): CompletionRow[] {
  return text.split(/\r?\n/).flatMap((content, index) => {
    const [email = '', program = '', day = ''] = content.split(/[\t;,]/).map((part) => part.trim())
    const isHeading = index === 0 && !email.includes('@')
    if (content.trim() === '' || isHeading) return []
    return [{ line: index + 1, email: email.toLowerCase(), program, day: dayOf(day, now) }]
  })
}

function dayOf(day: string, now: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const at = new Date(`${day}T12:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
  return isReal && at <= now ? day : null
}

/** What becomes of each line. */
export const COMPLETION_OUTCOMES = ['new', 'known', 'repeated', 'no-person', 'no-program', 'no-day'] as const

export type CompletionOutcome = (typeof COMPLETION_OUTCOMES)[number]
