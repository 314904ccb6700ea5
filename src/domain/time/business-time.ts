/** The business's own clock: staff read it, and its days and months are counted by it. The database holds UTC. */
export const BUSINESS_TIME_ZONE = 'America/Toronto'

// Swedes write a date as spreadsheets read it.
const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: BUSINESS_TIME_ZONE,
})

/** A moment as a cell that spreadsheets take for a date, by the business's clock: '2026-11-22 16:35'. Empty for none. */
export function spreadsheetTime(at: string | null | undefined): string {
  return at ? minute.format(new Date(at)) : ''
}
