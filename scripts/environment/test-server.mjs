// @ts-check
import { withConnection } from './database.mjs'
import { Problem } from './problem.mjs'
import { importTypeScript } from './typescript.mjs'

/**
 * Refuses a PostgreSQL of one's own that the tests cannot work with: each of them makes a database for itself.
 * @param {string} url
 * @throws {Problem}
 */
export async function requireTestServer(url) {
  /** @type {typeof import('../../src/server/db/database-problem')} */
  const { databaseProblem } = await importTypeScript('src/server/db/database-problem.ts')
  const problem = await databaseProblem(url)
  if (problem !== null) throw new Problem(problem)
  const mayCreate = await withConnection(url, async (client) => {
    const { rows } = await client.query(
      'SELECT rolcreatedb OR rolsuper AS yes FROM pg_roles WHERE rolname = current_user',
    )
    return rows[0]?.yes === true
  })
  if (!mayCreate)
    throw new Problem('DATABASE_URL: its user may not make databases, and the tests make many. Use another.')
}
