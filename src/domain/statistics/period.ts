import { addDays, addMonths, type Day, daysFrom, lastOfMonth } from '../time/days'

/** Days of the business's calendar, both included. */
export type Period = { from: Day; to: Day }

/** Twelve months up to today, this month among them. */
export function lastTwelveMonths(today: Day): Period {
  return { from: addMonths(`${today.slice(0, 7)}-01`, -11), to: today }
}

export type Comparison = 'previous' | 'year'

/**
 * What a period is compared with: the one just before it (as many whole months, where it is made of whole months, otherwise as
 * many days), or the same days a year earlier.
 */
export function periodBefore({ from, to }: Period, comparison: Comparison): Period {
  const isWholeMonths = from.endsWith('-01') && to === lastOfMonth(to)
  if (comparison === 'year') {
    const end = addMonths(to, -12)
    return { from: addMonths(from, -12), to: isWholeMonths ? lastOfMonth(end) : end }
  }
  if (!isWholeMonths) return { from: addDays(from, -daysFrom(from, to)), to: addDays(from, -1) }
  return { from: addMonths(from, -monthsOf({ from, to }).length), to: addDays(from, -1) }
}

/** Every month a period touches, as '2026-11'. */
function monthsOf({ from, to }: Period): string[] {
  const months: string[] = []
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1))
    months.push(first.slice(0, 7))
  return months
}

/** The part of a month that lies in a period. */
export function monthWithin(month: string, { from, to }: Period): Period {
  const [first, last] = [`${month}-01`, lastOfMonth(`${month}-01`)]
  return { from: first < from ? from : first, to: last > to ? to : last }
}
