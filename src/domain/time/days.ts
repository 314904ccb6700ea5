import { BUSINESS_TIME_ZONE } from './business-time'

/** A day of a calendar, such as '2026-11-22'; it has no clock and no zone until one is named. */
export type Day = string

/** Which day it is at that moment, where this zone's clock stands. */
export function dayIn(zone: string, at: Date): Day {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(at)
}

/** The business's year. */
export function yearOf(at: Date): number {
  return Number(dayIn(BUSINESS_TIME_ZONE, at).slice(0, 4))
}

export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The same day that many months later, or the last of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  const first = at.toISOString().slice(0, 10)
  const wanted = `${first.slice(0, 7)}-${day.slice(8)}`
  const last = lastOfMonth(first)
  return wanted < last ? wanted : last
}

export function lastOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** How many days from the one to the other, both counted. */
export function daysFrom(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** The moment a day begins there. A day of a change of clocks is 23 or 25 hours long. */
export function startOfDay(day: Day, zone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  // The offset at the first guess may be the one of the day before: asked again where it leads.
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0] = /GMT(?:([+-])(\d+):(\d+))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
