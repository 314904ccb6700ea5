import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'docs/specification'

/** What a citation can point at: the numbers of the sections, and in each its headings and what is said in bold. */
export function specificationAnchors(): Map<number, string[]> {
  const files = readdirSync(FOLDER).filter((name) => /^\d+-/.test(name))
  return new Map(
    files.map((name) => [Number.parseInt(name, 10), anchorsIn(readFileSync(`${FOLDER}/${name}`, 'utf8'))]),
  )
}

function anchorsIn(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)]
  const bold = [...text.matchAll(/\*\*(.+?)\*\*/g)]
  const codes = [...text.matchAll(/`((?:(?:GET|PUT|POST|DELETE) )?\/[^`]+|[A-Z]+_[A-Z_]+)`/g)]
  const calls = [...text.matchAll(/^\| ([A-Z]+ \| `[^`]+)`/gm)].map(([, call = '']) => [
    '',
    call.replace(' | ', ' '),
  ])
  return [...headings, ...bold, ...codes, ...calls].map(([, title = '']) => plain(title))
}

export interface Citation {
  readonly sections: readonly number[]
  /** What follows the number, up to where a sentence or a title goes on; empty when only a section is named. */
  readonly title: string
}

/** Every "Specification 4, Checkout" of a text, also when the line breaks in it. */
export function citationsIn(text: string): Citation[] {
  const flowing = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  const found = flowing.matchAll(/\b[Ss]pecification (\d+(?:(?:, | and )\d+)*)(?:, ([^:;.)'"`*]+))?/g)
  return [...found].map(([, numbers = '', title = '']) => ({
    sections: numbers.split(/, | and /).map(Number),
    title: plain(title),
  }))
}

/** Whether a citation leads somewhere: a title may go on where the anchor ends, or stop before it does. */
export function leadsSomewhere({ sections, title }: Citation, anchors: Map<number, string[]>): boolean {
  const texts = sections.map((section) => anchors.get(section))
  if (texts.some((text) => text === undefined)) return false
  if (title === '') return true
  return texts.some((text) => text?.some((anchor) => anchor.startsWith(title) || title.startsWith(anchor)))
}

function plain(title: string): string {
  return title.toLowerCase().replaceAll('`', '').trim()
}
