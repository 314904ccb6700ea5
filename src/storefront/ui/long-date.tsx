const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

/** A day in words, "November 3, 2025", as it was in Eastern time at that moment. */
export function LongDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{DAY.format(new Date(iso))}</time>
}
