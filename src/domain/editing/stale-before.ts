export const STALE_MONTHS = 12

/** What was changed last before this day has not been looked at for so many months. */
export function staleBefore(now: Date, months: number | null | undefined): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - (months ?? STALE_MONTHS))
  return day
}
