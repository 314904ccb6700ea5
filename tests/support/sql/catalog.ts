import type { ClientBase } from 'pg'

export type Column = { name: string; type: number; isNotNull: boolean; hasDefault: boolean }
export type PgType = { name: string; kind: string; category: string; element: number; labels: string[] }

/** What the database's own books say about its tables, types, functions and operators. */
export type Catalog = {
  /** By the table's oid, then by the column's number. */
  columns: Map<number, Map<number, Column>>
  types: Map<number, PgType>
  functions: Map<number, string>
  operators: Map<number, string>
}

export async function readCatalog(client: ClientBase): Promise<Catalog> {
  const attributes = await client.query<Column & { table: number; number: number }>(
    `SELECT attrelid::int AS table, attnum::int AS number, attname AS name, atttypid::int AS type,
            attnotnull AS "isNotNull", atthasdef OR attidentity <> '' AS "hasDefault"
       FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped`,
  )
  const types = await client.query<PgType & { oid: number }>(
    `SELECT t.oid::int, t.typname AS name, t.typtype AS kind, t.typcategory AS category, t.typelem::int AS element,
            ARRAY(SELECT enumlabel::text FROM pg_enum e WHERE e.enumtypid = t.oid ORDER BY enumsortorder) AS labels
       FROM pg_type t`,
  )
  const functions = await client.query<Named>('SELECT oid::int, proname AS name FROM pg_proc')
  const operators = await client.query<Named>('SELECT oid::int, oprname AS name FROM pg_operator')
  const columns: Catalog['columns'] = new Map()
  for (const { table, number, ...column } of attributes.rows) {
    const known = columns.get(table) ?? new Map<number, Column>()
    columns.set(table, known.set(number, column))
  }
  return {
    columns,
    types: new Map(types.rows.map((type) => [type.oid, type])),
    functions: new Map(functions.rows.map(({ oid, name }) => [oid, name])),
    operators: new Map(operators.rows.map(({ oid, name }) => [oid, name])),
  }
}

type Named = { oid: number; name: string }
