import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionConfig, Config, Field } from 'payload'
import { OUR_SITE, SHOP } from '@/src/server/site'

type RawTable = PostgresAdapter['rawTables'][string]
type Database = NonNullable<Config['db']>

/**
 * Collections of ours are numbered by UUIDs on every site, however it numbers its own: orders and payments are known to
 * others by them, and a second database that counts from 1 as well would name another's payment.
 * Throws, with a sentence that says what to change, when the database is none the shop can live in. Nothing was written
 * to it by then.
 */
export function withOwnIds(config: Config, collections: CollectionConfig[]): Config {
  const { db } = config
  if (db?.name !== 'postgres')
    throw new Error(`${SHOP}: needs PostgreSQL, not ${db?.name ?? 'nothing'}. Set db: postgresAdapter({ … })`)
  const ours = db.defaultIDType === 'number' ? collections.map(withTextId) : collections
  const theirs = config.collections ?? []
  return { ...config, db: withUuids(db, slugsOf(collections)), collections: [...theirs, ...ours] }
}

const slugsOf = (collections: CollectionConfig[]) => collections.map(({ slug }) => slug)

/** What Payload has to know of it; the column is made a uuid below. */
function withTextId(collection: CollectionConfig): CollectionConfig {
  const id: Field = {
    name: 'id',
    type: 'text',
    required: true,
    admin: { hidden: true },
    defaultValue: () => randomUUID(),
  }
  return { ...collection, fields: [id, ...collection.fields] }
}

function withUuids(db: Database, slugs: string[]): Database {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      const postgres = adapter as unknown as PostgresAdapter
      if (postgres.schemaName)
        throw new Error(
          `${SHOP}: its tables are in the schema the connection looks in first. Leave schemaName out of postgresAdapter, or name the schema in the connection (options=-csearch_path=…)`,
        )
      postgres.beforeSchemaInit = [
        ({ schema }) => {
          makeUuids(postgres.rawTables, slugs.map(tableName))
          return schema
        },
        ...postgres.beforeSchemaInit,
      ]
      return adapter
    },
  }
}

/** Ours, with one row that SQL may write first: its id is made by the database, not by Payload, whatever kind it is. */
const SETTINGS = OUR_SITE.settings

const tableName = (slug: string) => slug.replaceAll('-', '_')

/** The tables' own ids, and every column that leads to one. */
function makeUuids(tables: Record<string, RawTable>, ours: string[]): void {
  for (const [name, { columns, foreignKeys = {} }] of Object.entries(tables)) {
    if (ours.includes(name) || (name === SETTINGS && columns.id?.type === 'uuid'))
      columns.id = { name: 'id', type: 'uuid', defaultRandom: true, primaryKey: true }
    for (const [key, column] of Object.entries(columns)) {
      if (column.reference && ours.includes(column.reference.table)) columns[key] = asUuid(column)
    }
    for (const { columns: keys, foreignColumns } of Object.values(foreignKeys)) {
      if (!foreignColumns.every(({ table }) => ours.includes(table))) continue
      for (const key of keys) if (columns[key]) columns[key] = asUuid(columns[key])
    }
  }
}

type RawColumn = RawTable['columns'][string]

function asUuid({ name, notNull, primaryKey, reference }: RawColumn): RawColumn {
  return {
    name,
    type: 'uuid',
    ...(notNull === undefined ? {} : { notNull }),
    ...(primaryKey === undefined ? {} : { primaryKey }),
    ...(reference === undefined ? {} : { reference }),
  }
}
