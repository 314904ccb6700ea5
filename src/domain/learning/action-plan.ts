/** What somebody wants to do for a week, in their own words. */
export type ActionPlan = {
  what: string
  howMuch: string
  when: string
  howOften: string
  /** How sure they are of managing it: 0 not at all, 10 entirely. */
  confidence: number
  /** What could get in the way, and what would help: asked for below seven. */
  obstacle: string
  solution: string
  state: 'active' | 'finished'
}

/** How it went. */
export type CheckIn = {
  result: 'done' | 'partly' | 'not-done'
  text: string
  confidence: number | null
}

/** From here on a plan is likely to be kept; below it, it is made smaller or what is in the way is looked at. */
export const CONFIDENT_ENOUGH = 7

/** Whether somebody is asked what could get in the way, and what would help. */
export function needsProblemSolving(confidence: number): boolean {
  return confidence < CONFIDENT_ENOUGH
}
