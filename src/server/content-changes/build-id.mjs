// @ts-check
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { contentFingerprint } from './content-fingerprint.mjs'

const MARK = '-of-'

/**
 * Names a build, and the content its pages are about to be made of. A build without a database makes none.
 * @param {string | undefined} databaseUrl
 * @returns {Promise<string>}
 */
export async function nameBuild(databaseUrl) {
  const name = randomBytes(9).toString('base64url')
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return `${name}${MARK}${await contentFingerprint(client)}`
  } catch {
    return name
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The content a build was made of; undefined where it does not say.
 * @param {string} distDir
 * @returns {string | undefined}
 */
export function contentOfBuild(distDir) {
  try {
    return readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').split(MARK)[1]
  } catch {
    return undefined
  }
}
