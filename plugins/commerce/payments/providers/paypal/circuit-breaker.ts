/** So many calls in a row without any answer, and it is left alone for so long. */
const FAILURES_TO_REST = 5
const REST_MS = 15_000

/** Permit to make one call; the result is reported with `answered` or `silent`. Null: make none now. */
export type Permit = { isProbe: boolean; generation: number }

/**
 * Keeps a process from waiting again and again for somebody who does not answer: after five unanswered calls in a row no call
 * is made for 15 seconds, then one at a time to try, until one is answered. Any answer counts, refusals too.
 * Unanswered calls that began before the last answer prove nothing and are not counted. Times are milliseconds.
 */
export class CircuitBreaker {
  private failures = 0
  private generation = 0
  private restsUntil: number | null = null
  private isTrying = false

  /** Whether no call would be let through before some moment to come. */
  isResting(now: number): boolean {
    return this.restsUntil !== null && now < this.restsUntil
  }

  ask(now: number): Permit | null {
    if (this.restsUntil === null) return { isProbe: false, generation: this.generation }
    if (this.isResting(now) || this.isTrying) return null
    this.isTrying = true
    return { isProbe: true, generation: this.generation }
  }

  answered({ isProbe }: Permit): void {
    if (isProbe) this.isTrying = false
    this.generation += 1
    this.failures = 0
    this.restsUntil = null
  }

  /** Returns whether this failure made it rest. */
  silent({ isProbe, generation }: Permit, now: number): boolean {
    if (isProbe) this.isTrying = false
    if (generation !== this.generation) return false
    this.failures += 1
    if (this.failures < FAILURES_TO_REST || (this.restsUntil !== null && !isProbe)) return false
    this.restsUntil = now + REST_MS
    return true
  }
}
