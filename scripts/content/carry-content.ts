import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { readDatabaseFacts } from '../backup/database-facts'
import { withConnection } from '../environment/database.mjs'
import { Problem } from '../environment/problem.mjs'
import { CONTENT_FOLDERS } from '../files/file-place'
import { inOrder, isCarried, type Reference } from './carried-tables'

export type Place = { databaseUrl: string; uploads: string }

/**
 * Puts one shop's content in the place of another's: all of it or nothing, and as often as one likes until there is an
 * order or an account. Refuses, with nothing changed: two that are not migrated alike, and a shop that has customers.
 * @returns the number of rows
 */
export async function carryContent(from: Place, to: Place): Promise<number> {
  const [theirs, ours] = [await readDatabaseFacts(from.databaseUrl), await readDatabaseFacts(to.databaseUrl)]
  if (theirs.migrations.join() !== ours.migrations.join() || ours.migrations.length === 0)
    throw new Problem(
      'The two databases are not of the same version. Run npm run migrate for both of them first.',
    )
  return withConnection(from.databaseUrl, (source) =>
    withConnection(to.databaseUrl, async (target) => {
      await refuseShopInUse(target)
      await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await target.query('BEGIN')
      const rows = await copyTables(source, target)
      await copyFiles(from.uploads, to.uploads)
      await target.query('COMMIT')
      return rows
    }),
  )
}

async function refuseShopInUse(target: Client): Promise<void> {
  const { rows } = await target.query<{ yes: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM orders) OR EXISTS (SELECT 1 FROM users) AS yes',
  )
  if (rows[0]?.yes)
    throw new Problem(
      'There are orders or accounts in the database of DATABASE_URL. Content goes into a new shop only.',
    )
}

async function copyTables(source: Client, target: Client): Promise<number> {
  const tables = await carriedTables(target)
  for (const table of tables.toReversed()) await target.query(`DELETE FROM "${table}"`)
  // Texts are kept in step by triggers, for the release before: here each table brings its own.
  for (const table of tables) await target.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`)
  let copied = 0
  for (const table of tables) {
    const left = await columnsOfOthers(table, tables, target)
    copied += await copyTable({ table, left }, source, target)
  }
  for (const table of tables) await target.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
  await continueSerials(target, tables)
  return copied
}

/** As text all the way: what JavaScript would make of dates and numbers is not what they were. */
async function copyTable(
  { table, left }: { table: string; left: readonly string[] },
  source: Client,
  target: Client,
): Promise<number> {
  const found = await source.query<{ rows: string | null }>(
    `SELECT json_agg(to_jsonb(t) - $1::text[])::text AS rows FROM "${table}" t`,
    [left],
  )
  const json = found.rows[0]?.rows
  if (!json) return 0
  const { rowCount } = await target.query(
    `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`,
    [json],
  )
  return rowCount ?? 0
}

/** What refers to somebody who stays where they are, such as who wrote a page last: empty in the new shop. */
async function columnsOfOthers(table: string, tables: readonly string[], target: Client): Promise<string[]> {
  const { rows } = await target.query<{ name: string }>(
    `SELECT a.attname AS name FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
      WHERE c.contype = 'f' AND c.conrelid = $1::regclass AND NOT (c.confrelid::regclass::text = ANY ($2))`,
    [`public."${table}"`, tables],
  )
  return rows.map(({ name }) => name)
}

/** Rows that number themselves go on behind those that came. */
async function continueSerials(target: Client, tables: readonly string[]): Promise<void> {
  const { rows } = await target.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'id' AND column_default LIKE 'nextval%'`,
  )
  for (const { name } of rows.filter((row) => tables.includes(row.name))) {
    await target.query(
      `SELECT setval(pg_get_serial_sequence('public.${name}', 'id'), max(id)) FROM "${name}"`,
    )
  }
}

async function carriedTables(target: Client): Promise<string[]> {
  const { rows: all } = await target.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  )
  const { rows: references } = await target.query<Reference>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint WHERE contype = 'f'`,
  )
  return inOrder(all.map(({ name }) => name).filter(isCarried), references)
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const folder of CONTENT_FOLDERS) {
    const source = path.resolve(from, folder)
    await mkdir(source, { recursive: true })
    await cp(source, path.resolve(to, folder), { recursive: true, force: true, preserveTimestamps: true })
  }
}
