/** What visitors find, as they are told. */
export const SEARCH_KINDS = ['program', 'service', 'licence', 'resource', 'page'] as const

/** More than this nobody reads; the sum says how many there are, up to `MOST_COUNTED`. */
export const MOST_SHOWN = 20

export const MOST_COUNTED = 200

/** Text in pieces, each what was looked for or not. Text is text: nothing of it is ever markup. */
export type MarkedText = { text: string; isMatch: boolean }[]
