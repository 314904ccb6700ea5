import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { onTestFinished } from 'vitest'
import { importFile, type Tally } from '@/src/imports/import-file'
import type { Shop } from './shop'

export const COLUMNS = 'legacyId,email,firstname,lastname,purchases,agreedToPromotions,agreedToPromotionsAt'

export type ReportRow = { row: string; legacyId: string; email: string; outcome: string; reason: string }

/** A file of people, gone after the test. */
export async function peopleFile(content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'people-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'people.csv')
  await writeFile(file, content)
  return file
}

/** Imports a file in this process, and reads its report. */
export async function importPeopleFile(
  shop: Shop,
  content: string | Buffer,
  options: { batch?: string; isDryRun?: boolean } = {},
): Promise<{ tally: Tally; rows: ReportRow[] }> {
  const file = await peopleFile(content)
  const report = `${file}.report.csv`
  const today = new Date('2026-11-20T12:00:00Z')
  const tally = await importFile(shop.payload, {
    file,
    report,
    batch: 'test',
    isDryRun: false,
    today,
    ...options,
  })
  const rows: ReportRow[] = parse(await readFile(report), { bom: true, columns: true })
  return { tally, rows }
}

/** Rows of many people, the same for the same mark: every third bought two programs, every fifth agreed to promotions. */
export function manyPeople(count: number, mark: string, skus: readonly [string, string]): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const purchases = index % 3 === 0 ? `${skus[0]}@2023-05-01;${skus[1]}` : skus[0]
    const promotions = index % 5 === 0 ? 'yes,2022-01-01' : 'no,'
    return `${mark}-${index},${mark}-${index}@example.com,First${index},Last${index},${purchases},${promotions}`
  })
  return [COLUMNS, ...rows, ''].join('\n')
}

/** Everything an import leaves behind for a mark, without ids, times of writing and the mark itself. */
export async function traceOf({ database }: Shop, mark: string): Promise<string> {
  const tables = await Promise.all(
    [
      `SELECT legacy_id, email, firstname, lastname, role, state, migration, hash, agreed_to_promotions_at FROM users WHERE email LIKE $1`,
      `SELECT u.email, g.product_id, g.state, g.source, g.source_key, g.reason, g.end_reason, g.reason = 'x' AS x,
              CASE WHEN g.created_at < '2026-01-01' THEN g.created_at END AS since
         FROM user_products g JOIN users u ON u.id = g.user_id WHERE u.email LIKE $1`,
      `SELECT u.email, c.subject, c.given, c.text_version, c.source, c.created_at
         FROM consents c JOIN users u ON u.id = c.user_id WHERE u.email LIKE $1`,
      `SELECT m."to", m.message, m.state, m.variables FROM email_outbox m WHERE m."to" LIKE $1`,
      `SELECT u.email, a.action FROM activity_log a JOIN users u ON u.id = a.user_id WHERE u.email LIKE $1`,
    ].map((query) => database.query(query, [`${mark}-%`])),
  )
  const lines = tables.map((rows) => rows.map((row) => JSON.stringify(row)).sort())
  return JSON.stringify(lines).replaceAll(mark, 'MARK')
}
