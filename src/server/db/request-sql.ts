import { sql as drizzleSql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

/**
 * SQL inside the transaction Payload has opened for this request, for hooks: what it writes is kept if and only if the
 * document is. Takes text with `$1 …` and values as the pool does. Without a transaction each statement is its own.
 */
export async function requestSql(req: PayloadRequest): Promise<Sql> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transactionId = await req.transactionID
  const session = transactionId === undefined ? undefined : adapter.sessions?.[transactionId]
  const db = session?.db ?? adapter.drizzle
  const query = (statement: Statement, values?: unknown[]) => db.execute(readStatement(statement, values))
  return { query, site: siteOf(req.payload) } as unknown as Sql
}

type Statement = string | { text: string; values?: unknown[] }

/** Every second part of the split is the number of a value. */
function readStatement(statement: Statement, values: unknown[] = []) {
  const text = typeof statement === 'string' ? statement : statement.text
  const given = typeof statement === 'string' ? values : (statement.values ?? [])
  const parts = text.split(/\$(\d+)/)
  return drizzleSql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? drizzleSql.raw(part) : drizzleSql.param(given[Number(part) - 1] ?? null),
    ),
  )
}
