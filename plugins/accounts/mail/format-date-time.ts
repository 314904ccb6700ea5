/** A moment as a mail tells it: "November 20, 2026 at 3:05 p.m.". */
export function formatDateTime(moment: Date): string {
  return moment.toLocaleString('en-CA', FORMAT)
}

const FORMAT = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
} as const satisfies Intl.DateTimeFormatOptions
