/** Noon in Toronto, some days from today: nights are compared by day, and not in the first hours of one. */
export function noon(daysFromToday: number): Date {
  const day = new Date(Date.now() + daysFromToday * 86_400_000)
  day.setUTCHours(17, 0, 0, 0)
  return day
}

/** Noon of the day after. */
export function nextNoon(moment: Date): Date {
  const day = new Date(moment.getTime() + 86_400_000)
  day.setUTCHours(17, 0, 0, 0)
  return day
}
