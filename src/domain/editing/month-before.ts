import { BUSINESS_TIME_ZONE } from '../time/business-time'
import { addMonths, dayIn } from '../time/days'
import { instantOfWallTime } from './wall-time'

/** The whole month before the one it is now, by the business's clocks: from its first instant to the next month's. */
export function monthBefore(now: Date): { from: Date; to: Date } {
  const first = `${dayIn(BUSINESS_TIME_ZONE, now).slice(0, 7)}-01`
  return { from: midnight(addMonths(first, -1)), to: midnight(first) }
}

function midnight(day: string): Date {
  return instantOfWallTime(`${day}T00:00`) ?? new Date(`${day}T00:00:00Z`)
}
