import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgresTools } from '../environment/postgres-tools.mjs'
import { connection, runProgram } from './run-program'

/** Writes everything in a database to a file, as it was at one moment, by the pg_dump of the server's own major. */
export async function dumpDatabase(url: string, major: number, file: string): Promise<void> {
  const { dbname, env } = connection(url)
  const { dump } = findPostgresTools(major)
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${dbname}`]
  await runProgram('pg_dump', dump, args, env)
}

/**
 * Puts a dump in the place of all that is in a database, in one transaction: all of it or nothing happened. The database
 * has another name from then on, so that every server takes it for a copy until somebody has said what it is.
 */
export async function loadDump(url: string, major: number, file: string): Promise<void> {
  const { dbname, env } = connection(url)
  const { restore, psql } = findPostgresTools(major)
  const folder = await mkdtemp(path.join(tmpdir(), 'training-storefront-restore-'))
  try {
    // As a whole file first: what was cut short must not look like the end of a script.
    const script = path.join(folder, 'database.sql')
    await runProgram('pg_restore', restore, ['--no-owner', '--no-privileges', `--file=${script}`, file], env)
    const args = [
      '--no-psqlrc',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--single-transaction',
      `--dbname=${dbname}`,
    ]
    await runProgram('psql', psql, [...args, '--command', EMPTY, '--file', script, '--command', RENAME], env)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const EMPTY = 'SET client_min_messages = warning; DROP SCHEMA public CASCADE; CREATE SCHEMA public'
const RENAME = `DO $$ BEGIN
  IF to_regclass('public.instance') IS NOT NULL THEN
    UPDATE public.instance SET id = 'restored ' || gen_random_uuid(), is_copy = false;
  END IF; END $$`
