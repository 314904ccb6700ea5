/** The lists of people who came from the older system, in the order staff look at them. */
export const MIGRATED_SHOWS = {
  all: 'Everybody',
  claimed: 'Have set a password',
  unclaimed: 'Have not yet',
  held: 'Mail not released',
  mailed: 'Mail sent',
  'never-opened': 'Mail sent, no link opened',
  bounced: 'Mail could not be delivered',
  waiting: 'Had an account here; programs wait for proof of the address',
} as const

export type MigratedShow = keyof typeof MIGRATED_SHOWS

export function migratedShow(value: unknown): MigratedShow {
  return typeof value === 'string' && Object.hasOwn(MIGRATED_SHOWS, value) ? (value as MigratedShow) : 'all'
}
