import { BUSINESS_TIME_ZONE } from '../time/business-time'

const WALL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?$/
const DAY_MS = 86_400_000

/**
 * The instant at which the business's clocks show this ('2026-12-01T09:00'). The hour that comes twice in autumn means its
 * first time; null for what is no time, and for the hour that spring leaves out.
 */
export function instantOfWallTime(text: string, timeZone: string = BUSINESS_TIME_ZONE): Date | null {
  const [, ...parts] = WALL_TIME.exec(text) ?? []
  if (parts.length === 0) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  // Clocks change at most once within two days: one of the two offsets around is the right one.
  const candidates = [asIfUtc - DAY_MS, asIfUtc + DAY_MS]
    .map((near) => asIfUtc - offsetAt(near, timeZone))
    .filter((instant) => instant + offsetAt(instant, timeZone) === asIfUtc)
  const isReal = new Date(asIfUtc).getUTCDate() === day && month <= 12 && hour < 24 && minute < 60
  return isReal && candidates.length > 0 ? new Date(Math.min(...candidates)) : null
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
}
