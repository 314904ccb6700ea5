import { instantOfWallTime } from '../editing/wall-time'
import { addDays, addMonths, type Day, dayIn } from '../time/days'
import type { Period } from './period'

/** How often a report of sales is mailed: on Mondays about the week before, on the 1st about the month before. */
export const REPORT_EVERY = ['week', 'month'] as const
export type ReportEvery = (typeof REPORT_EVERY)[number]

/** By the business's clock, on the longest and the shortest day, too. */
const HOUR = '07:00'

/** The report that was due last at a moment: the day it is sent on, and the days it is about. */
export function lastReport(every: ReportEvery, now: Date, zone: string): { day: Day; period: Period } {
  const today = dayIn(zone, now)
  const hour = instantOfWallTime(`${today}T${HOUR}`, zone)
  const last = hour && hour <= now ? today : addDays(today, -1)
  const day = every === 'week' ? mondayBefore(last) : `${last.slice(0, 7)}-01`
  const from = every === 'week' ? addDays(day, -7) : addMonths(day, -1)
  return { day, period: { from, to: addDays(day, -1) } }
}

/** That day itself, if it is one. */
function mondayBefore(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
