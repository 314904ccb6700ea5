// @ts-check
import { projectRequire } from './project.mjs'

/**
 * An open connection; the caller ends it.
 * @param {string} url
 * @returns {Promise<import('pg').Client>}
 */
export async function connectTo(url) {
  const { Client } = /** @type {typeof import('pg')} */ (projectRequire('pg'))
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withConnection(url, work) {
  const client = await connectTo(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes a database, a copy of `template` when one is named.
 * @param {string} adminUrl a connection to another database of the same server
 * @param {string} name
 * @param {string} [template] nobody may be connected to it
 */
export async function createDatabase(adminUrl, name, template) {
  const copy = template === undefined ? '' : ` TEMPLATE ${quote(template)} STRATEGY FILE_COPY`
  await withConnection(adminUrl, (client) => client.query(`CREATE DATABASE ${quote(name)}${copy}`))
}

/**
 * Removes a database, throwing out whoever is connected. Does nothing when it does not exist.
 * @param {string} adminUrl
 * @param {string} name
 */
export async function dropDatabase(adminUrl, name) {
  await withConnection(adminUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`),
  )
}

/**
 * @param {string} adminUrl
 * @param {string} name
 */
export async function databaseExists(adminUrl, name) {
  return withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    return rowCount === 1
  })
}

/**
 * A text that differs for every database ever made, also after one was dropped and made again.
 * @param {string} url
 */
export async function databaseIdentity(url) {
  return withConnection(url, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS identity
       FROM pg_database WHERE datname = current_database()`,
    )
    return String(rows[0].identity)
  })
}

/** @param {string} identifier */
function quote(identifier) {
  return `"${identifier.replaceAll('"', '""')}"`
}
