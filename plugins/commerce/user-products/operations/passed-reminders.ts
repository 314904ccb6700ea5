/** Days before the end of an access on which its owner is reminded. */
export const ACCESS_REMINDERS = [14, 3] as const

/**
 * Which reminder a new end is past already, as SQL: nobody is reminded of it again. Null where all are still to come. Staff who
 * give somebody five days more do not want them to hear at once that little is left.
 */
export function passedReminder(end: string, [early, late]: readonly [number, number]): string {
  const isWithin = (days: number) => `${end} <= now() + interval '${24 * days} hours'`
  return `CASE WHEN ${isWithin(late)} THEN ${late} WHEN ${isWithin(early)} THEN ${early} END`
}
