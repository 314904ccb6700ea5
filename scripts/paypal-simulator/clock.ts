import type { State } from './state'

export interface Clock {
  /** Virtual milliseconds since 1970. */
  now(): number
  /** PayPal's form of a moment: UTC without fractions. */
  iso(at?: number): string
  advance(ms: number): void
}

/** The real clock plus an offset that tests move forward (6 h, 45 d and 180 d rules). */
export function createClock(state: State, realNow: () => number = Date.now): Clock {
  const now = () => realNow() + state.clockOffsetMs
  return {
    now,
    iso: (at = now()) => `${new Date(at).toISOString().slice(0, 19)}Z`,
    advance: (ms) => {
      state.clockOffsetMs += ms
    },
  }
}
