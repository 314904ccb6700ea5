/** For how long a product opens what it opens, as staff filled it in. */
export type AccessTerms = {
  readonly kind: 'forever' | 'days' | 'until'
  /** Of 24 hours each, however long the day is on which the clocks change. */
  readonly days?: number | null
  /** An ISO time. */
  readonly until?: string | null
  readonly from?: 'purchase' | 'first-opening' | null
}

export const DAY_MS = 86_400_000

/** Days until an end, a begun one counted whole. */
export function daysLeft(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS))
}

/** What a purchase gives, as one entry of the ledger. `daysFromOpening` is set while its days have not begun. */
export type Grant = { accessEndsAt: Date | null; daysFromOpening: number | null }

/** What somebody has of a program when they get more of it: the latest end of what is open, if anything with an end is. */
export type Held = { latestEnd: Date | null }

/**
 * What a purchase gives at a moment. Days that are bought again are added to what is left: the new end is the later of now
 * and the old end, plus the days; only days that begin with the first opening wait for it, and only where nothing is
 * running.
 */
export function grantOf(terms: AccessTerms, { latestEnd }: Held, now: Date): Grant {
  if (terms.kind === 'until' && terms.until)
    return { accessEndsAt: new Date(terms.until), daysFromOpening: null }
  if (terms.kind !== 'days' || !terms.days) return { accessEndsAt: null, daysFromOpening: null }
  const isRunning = latestEnd !== null && latestEnd.getTime() > now.getTime()
  if (terms.from === 'first-opening' && !isRunning) return { accessEndsAt: null, daysFromOpening: terms.days }
  const from = isRunning ? latestEnd : now
  return { accessEndsAt: new Date(from.getTime() + terms.days * DAY_MS), daysFromOpening: null }
}
