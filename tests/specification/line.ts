export type Area = 'commerce' | 'accounts' | 'site'

/** One promise of the specification, in our words, and the tests whose titles say it: `path › title`. */
export type SpecificationLine = { section: string; area: Area; promise: string; shownBy: string[] }

/** The promises of one section, by what they are about. `path` is below tests/, without `.test.ts`. */
export function section(name: string, area: Area, lines: Record<string, string[]>): SpecificationLine[] {
  return Object.entries(lines).map(([promise, shownBy]) => ({ section: name, area, promise, shownBy }))
}
