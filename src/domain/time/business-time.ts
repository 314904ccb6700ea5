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

/** The moment such a cell says; a day alone is its first minute. Null for anything else, and for minutes a clock skips in spring. */
export function readSpreadsheetTime(cell: string): string | null {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(cell.trim()) ?? []
  const wanted = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(wanted)) return null
  // What the clock shows at a first guess says how far off it is; near a change of clocks the second is right.
  let at = wanted
  for (let guess = 0; guess < 2; guess++) at += wanted - Date.parse(`${minute.format(at).replace(' ', 'T')}Z`)
  return minute.format(at) === `${day} ${time}` ? new Date(at).toISOString() : null
}
