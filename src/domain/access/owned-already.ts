import type { GiftDetails } from '../gifts/gift'
import type { AccessTerms } from './access-terms'

/** What somebody holds of one program now; `latestEnd` an ISO time, null when nothing with an end is open. */
export type HeldProgram = { readonly isForever: boolean; readonly latestEnd: string | null }

/** What a line of an order gives, and to whom. */
export type LineTerms = AccessTerms & {
  /** Programs it opens, by their products. */
  opens: string[]
  /** Places of a group, for others. */
  seats?: number | null | undefined
  keepsAccess?: boolean | null
  showsProgress?: boolean | null
  /** For somebody else. */
  gift?: GiftDetails | null | undefined
}

/**
 * Whether a buyer owns already what a line would give them, which refuses it: all it opens is theirs for ever, or until the
 * same day. What adds days is sold again. Places and gifts are for others: what the buyer owns says nothing about them.
 */
export function isOwnedAlready(terms: LineTerms, held: readonly HeldProgram[]): boolean {
  if (terms.seats || terms.gift) return false
  return held.length > 0 && held.every((program) => !addsTo(terms, program))
}

function addsTo({ kind, until }: LineTerms, { isForever, latestEnd }: HeldProgram): boolean {
  if (isForever) return false
  if (kind !== 'until' || !until || latestEnd === null) return true
  return Date.parse(latestEnd) < Date.parse(until)
}

/** Whether there is anything left to sell: a date that has passed opens nothing. */
export function isOver({ kind, until }: AccessTerms, now: Date): boolean {
  return kind === 'until' && Boolean(until) && Date.parse(until ?? '') <= now.getTime()
}
