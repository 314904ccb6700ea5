import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { contentFingerprint } from './content-fingerprint'

const MARK = '-of-'

/** Names a build, and the content its pages are about to be made of. A build without a database makes none. */
export async function nameBuild(databaseUrl: string | undefined): Promise<string> {
  const name = randomBytes(9).toString('base64url')
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return `${name}${MARK}${await contentFingerprint(client)}`
  } catch {
    return name
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The content a build was made of; undefined where it does not say. */
export function contentOfBuild(buildFolder: string): string | undefined {
  try {
    return readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').split(MARK)[1]
  } catch {
    return undefined
  }
}
