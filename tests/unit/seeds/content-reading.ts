import type { BlockSeed } from '@/src/seeds/blocks'

/** Addresses a block's buttons lead to. */
export function hrefsIn(block: BlockSeed): string[] {
  return 'actions' in block ? (block.actions ?? []).map(({ href }) => href) : []
}

/** Addresses of links within a text. */
export function inlineHrefs(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, href]) => (href === undefined ? [] : [href]))
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length
}

/** The values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
