// @ts-check
import { readdirSync } from 'node:fs'
import { withConnection } from './database.mjs'
import { inProject } from './project.mjs'

/**
 * Whether every migration of the project has run on a database.
 * @param {string} url
 * @param {string[]} [wanted] names without extension
 */
export async function isMigrated(url, wanted = migrationNames()) {
  const done = await withConnection(url, async (client) => {
    const { rows: tables } = await client.query(`SELECT to_regclass('payload_migrations') AS name`)
    if (tables[0].name === null) return []
    const { rows } = await client.query('SELECT name FROM payload_migrations')
    return rows.map(({ name }) => String(name))
  })
  return wanted.every((name) => done.includes(name))
}

/** The names of all migrations of the project, oldest first. */
export function migrationNames() {
  return readdirSync(inProject('migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
}
