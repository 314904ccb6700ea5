/** Fewer than this many people are never counted together: whoever knows some of them would know the others. */
export const FEWEST_COUNTED = 5

export type Participant = {
  seatId: string
  email: string
  joinedAt: string
  /** Agreed before joining, and has not withdrawn it. */
  agrees: boolean
  opened: boolean
  finished: boolean
}

export type GroupReport = {
  joined: number
  /** Of all who joined; null while too few of them stand behind the figure. */
  opened: number | null
  finished: number | null
  /** Whoever agreed, one by one; nobody where the product does not say so. */
  people: { seatId: string; email: string; opened: boolean; finished: boolean }[]
}

/**
 * What a leader reads of a group. Who joined, always. Who opened and who finished only of those who agreed, and only where
 * the product says so. Totals only when those who are not named in it are nobody, or five and more: else a total less
 * the named would tell of the rest. Answers and notes never come here.
 */
export function reportOf(participants: readonly Participant[], showsProgress: boolean): GroupReport {
  const named = showsProgress ? participants.filter(({ agrees }) => agrees) : []
  const unnamed = participants.length - named.length
  const isCounted = participants.length > 0 && (unnamed === 0 || unnamed >= FEWEST_COUNTED)
  const count = (is: (each: Participant) => boolean) => (isCounted ? participants.filter(is).length : null)
  return {
    joined: participants.length,
    opened: count(({ opened }) => opened),
    finished: count(({ finished }) => finished),
    people: named.map(({ seatId, email, opened, finished }) => ({ seatId, email, opened, finished })),
  }
}
