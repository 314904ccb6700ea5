import type { ClientBase } from 'pg'
import { type Catalog, readCatalog } from './catalog'
import { isNode, type PgNode, parseNodeTree, type Tree } from './node-tree'
import { outputsOf } from './outputs'
import { rowType } from './typescript'
import { columnsForgotten } from './writes'

export type Analysis = {
  /** How many values it takes. */
  values: number
  columns: string[]
  /** The row it answers, as TypeScript. */
  row: string
}

/**
 * Lets PostgreSQL read one statement after the other as if it were to run it: names are looked up, types decided, a
 * plan made. Nothing runs. Answers the message instead when the statement does not fit the schema.
 */
export async function openAnalysis(
  client: ClientBase,
): Promise<(text: string) => Promise<Analysis | string>> {
  const catalog = await readCatalog(client)
  return async (text) => {
    await client.query('BEGIN')
    try {
      return await analyse(client, catalog, text)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      await client.query('ROLLBACK')
      await client.query('DEALLOCATE ALL')
    }
  }
}

async function analyse(client: ClientBase, catalog: Catalog, text: string): Promise<Analysis> {
  await client.query(`PREPARE statement AS ${text}`)
  const prepared = await client.query<{ types: string[] }>(
    `SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'statement'`,
  )
  const types = prepared.rows[0]?.types ?? []
  await client.query(`EXPLAIN (GENERIC_PLAN) ${text}`)
  // The body of a function is kept as PostgreSQL understood it.
  await client.query(
    `CREATE FUNCTION pg_temp.statement(${types.join(', ')}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${text}; END`,
  )
  const stored = await client.query<{ body: string }>(
    `SELECT prosqlbody::text AS body FROM pg_proc WHERE proname = 'statement' AND pronamespace = pg_my_temp_schema()`,
  )
  const query = queryIn(stored.rows[0]?.body ?? '')
  const forgotten = columnsForgotten(query, catalog)
  if (forgotten.length > 0) throw new Error(`no value for ${forgotten.join(', ')}`)
  const fields = outputsOf(query, catalog)
  return { values: types.length, columns: fields.map(({ name }) => name), row: rowType(fields, catalog) }
}

/** The body is a list, of statements that are lists of what rules made of them. */
function queryIn(body: string): PgNode {
  let found: Tree | undefined = parseNodeTree(body)
  while (Array.isArray(found)) found = (found as Tree[])[0]
  if (!isNode(found)) throw new Error('the statement has no tree')
  return found
}
