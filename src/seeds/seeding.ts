import type { Payload } from 'payload'

/** One run of the seeds: where it writes, and what it wrote so far. */
export interface Seeding {
  payload: Payload
  tally: Tally
}

type Outcome = 'created' | 'updated' | 'kept'

/** What happened to how many documents, by collection. */
export type Tally = Map<string, Record<Outcome, number>>

export function count({ tally }: Seeding, what: string, outcome: Outcome): void {
  const counts = tally.get(what) ?? { created: 0, updated: 0, kept: 0 }
  counts[outcome] += 1
  tally.set(what, counts)
}

/** One line for each kind of document: "programs: 8 created". */
export function describe(tally: Tally): string {
  return [...tally].map(([what, counts]) => `  ${what}: ${inWords(counts)}`).join('\n')
}

function inWords(counts: Record<Outcome, number>): string {
  return Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([outcome, number]) => `${number} ${outcome}`)
    .join(', ')
}
