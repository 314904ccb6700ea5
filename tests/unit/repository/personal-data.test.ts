import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Snapshot = {
  tables: Record<
    string,
    { columns: Record<string, unknown>; foreignKeys: Record<string, { tableTo: string }> }
  >
}

/** Tables about people that no copy of somebody's data holds, and why. */
const NOT_EXPORTED: Record<string, string> = {
  account_views: 'which of the staff looked on; the activity log keeps it',
  saved_filters: 'staff’s own',
  activity_log: 'says what was done; each thing it tells of stands in a part of its own',
  form_drafts: 'sealed: an operation opens them for the copy',
  form_notes: 'what staff wrote for themselves; answers stand among the emails',
  password_resets: 'hashes of links',
  recovery_codes: 'hashes of codes',
  sign_in_challenges: 'hashes of codes',
  payload_locked_documents_rels: 'staff’s own',
  payload_preferences_rels: 'staff’s own',
  lessons: 'who of the staff wrote it last',
  forms: 'who of the staff wrote it last',
  navigation: 'who of the staff wrote it last',
  pages: 'who of the staff wrote it last',
  products: 'who of the staff wrote it last',
  programs: 'who of the staff wrote it last',
  resources: 'who of the staff wrote it last',
  scheduled_changes: 'staff’s own',
  users_sessions: 'not used: sessions are a collection',
}

/** Tables about people that the closing of an account leaves, and why. */
const KEPT: Record<string, string> = {
  activity_log: 'only added to',
  consents: 'proof of what was agreed',
  discount_redemptions: 'books',
  form_notes: 'go with the message they are about',
  invoices: 'books',
  orders: 'books',
  refunds: 'books',
  saved_filters: 'staff’s own',
  seat_groups: 'was paid for, and others have places in it',
  payload_locked_documents_rels: 'staff’s own',
  payload_preferences_rels: 'staff’s own',
  lessons: 'who of the staff wrote it last',
  forms: 'who of the staff wrote it last',
  navigation: 'who of the staff wrote it last',
  pages: 'who of the staff wrote it last',
  products: 'who of the staff wrote it last',
  programs: 'who of the staff wrote it last',
  resources: 'who of the staff wrote it last',
  scheduled_changes: 'staff’s own',
  users_sessions: 'not used: sessions are a collection',
}

function tablesOfPeople(): string[] {
  const newest = readdirSync('migrations')
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(`migrations/${newest}`, 'utf8')) as Snapshot
  return Object.entries(tables)
    .filter(([name]) => !name.startsWith('public._') && !/_blocks_|system_settings|forms_staff/.test(name))
    .filter(
      ([, { columns, foreignKeys }]) =>
        Object.values(foreignKeys).some(({ tableTo }) => tableTo === 'users') ||
        Object.keys(columns).some((column) => /(^|_)email$/.test(column)),
    )
    .map(([name]) => name.replace('public.', ''))
}

describe('Own data: nothing about a person is forgotten', () => {
  const tables = tablesOfPeople()
  const names = (text: string) => tables.filter((table) => !new RegExp(`\\b${table}\\b`).test(text))

  it('has every table about people in the copy of their data, or says why not', () => {
    expect(tables.length).toBeGreaterThan(20)
    const parts = readFileSync('plugins/own-data/operations/export-parts.ts', 'utf8')
    expect(names(parts).filter((table) => !(table in NOT_EXPORTED))).toEqual([])
  })

  it('empties every table about people when their account is closed, or says why it is kept', () => {
    expect(
      names(readFileSync('plugins/own-data/operations/erase-account.ts', 'utf8')).filter(
        (table) => !(table in KEPT),
      ),
    ).toEqual([])
  })
})
