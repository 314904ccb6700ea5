export type Chance = {
  /** A whole number from 0 up to and not including `limit`. */
  below: (limit: number) => number
  /** One of these. Throws when there is none. */
  one: <T>(choices: readonly T[]) => T
  is: (probability: number) => boolean
}

/** The same numbers for the same seed, on every machine (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    one: <T>(choices: readonly T[]): T => {
      const choice = choices[below(choices.length)]
      if (choice === undefined) throw new Error('there is nothing to choose from')
      return choice
    },
    is: (probability) => next() < probability,
  }
}
