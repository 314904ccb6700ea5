// @ts-check
import { withConnection } from './database.mjs'

/**
 * What a database says about its seeding. `unfinished` means a run was cut short in the middle.
 * @param {string} url
 * @returns {Promise<'never' | 'unfinished' | 'done'>}
 */
export async function readSeedStamp(url) {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('demo_environment.seeding') AS name`)
    if (rows[0].name === null) return 'never'
    const stamps = await client.query('SELECT finished FROM demo_environment.seeding')
    return stamps.rows[0]?.finished ? 'done' : 'unfinished'
  })
}

/**
 * @param {string} url
 * @param {{ finished: boolean }} state
 */
export async function writeSeedStamp(url, { finished }) {
  await withConnection(url, async (client) => {
    await client.query('CREATE SCHEMA IF NOT EXISTS demo_environment')
    await client.query('CREATE TABLE IF NOT EXISTS demo_environment.seeding (finished boolean NOT NULL)')
    await client.query('DELETE FROM demo_environment.seeding')
    await client.query('INSERT INTO demo_environment.seeding VALUES ($1)', [finished])
  })
}
