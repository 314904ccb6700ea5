import type { Config, Payload } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commerce } from '@/plugins/commerce'

/** As an adapter gives itself to Payload, before it knows a table. */
const database = (more: object = {}) =>
  ({
    name: 'postgres',
    defaultIDType: 'number',
    init: () => ({ beforeSchemaInit: [], rawTables: {}, ...more }),
  }) as unknown as Config['db']

const site = (db = database()): Config => ({
  secret: 'unit',
  collections: [{ slug: 'users', auth: true, fields: [] }],
  db,
})

/** Whoever touches its database says so; the logger takes what the outbox's templates say of that. */
function untouchable() {
  const touched: string[] = []
  const payload = {
    config: {},
    logger: { error: () => undefined, warn: () => undefined },
    get db() {
      touched.push(new Error('touched').stack ?? '')
      throw new Error('there is no database')
    },
  } as unknown as Payload
  return { payload, shop: () => touched.filter((stack) => stack.includes('start-shop')) }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

async function begin(options: Parameters<typeof commerce>[0]) {
  const { payload, shop } = untouchable()
  const { onInit } = await commerce(options)({ ...site(), onInit: () => undefined })
  await Promise.resolve(onInit?.(payload)).catch(() => undefined)
  return shop()
}

describe('Architecture, One source, two forms: when the shop begins to work by itself', () => {
  it('begins with Payload, but not while Next builds, nor where the site starts it', async () => {
    expect((await begin({})).length).toBeGreaterThan(0)
    expect(await begin({ jobs: false })).toEqual([])
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    expect(await begin({})).toEqual([])
  })

  it('refuses tables in another schema before it knows one', async () => {
    const { db } = await commerce()(site(database({ schemaName: 'shop' })))
    expect(() => db.init({ payload: {} as Payload })).toThrow(/Leave schemaName out of postgresAdapter/)
    expect(() => commerce()(site({ name: 'sqlite' } as Config['db']))).toThrow('needs PostgreSQL, not sqlite')
  })

  it('makes its own ids UUIDs, and leads every column to them that named them otherwise', async () => {
    const rawTables: Record<string, { columns: object; foreignKeys?: object }> = {
      users: { columns: { id: { name: 'id', type: 'serial' } } },
      orders: {
        columns: {
          id: { name: 'id', type: 'varchar', primaryKey: true },
          user: { name: 'user_id', type: 'integer', reference: { name: 'id', table: 'users' } },
        },
      },
      orders_lines: {
        columns: { _parentID: { name: '_parent_id', type: 'varchar', notNull: true } },
        foreignKeys: {
          parent: { columns: ['_parentID'], foreignColumns: [{ name: 'id', table: 'orders' }] },
        },
      },
      refunds: {
        columns: { order: { name: 'order_id', type: 'varchar', reference: { name: 'id', table: 'orders' } } },
      },
    }
    const { db } = await commerce()(site(database({ rawTables })))
    const adapter = db.init({ payload: {} as Payload }) as unknown as {
      beforeSchemaInit: ((given: { schema: object }) => object)[]
    }
    for (const hook of adapter.beforeSchemaInit) hook({ schema: {} })
    expect(rawTables.orders?.columns).toMatchObject({
      id: { type: 'uuid', defaultRandom: true, primaryKey: true },
      user: { type: 'integer' },
    })
    expect(rawTables.orders_lines?.columns).toEqual({
      _parentID: { name: '_parent_id', type: 'uuid', notNull: true },
    })
    expect(rawTables.refunds?.columns).toMatchObject({
      order: { type: 'uuid', reference: { name: 'id', table: 'orders' } },
    })
    expect(rawTables.users?.columns).toEqual({ id: { name: 'id', type: 'serial' } })
  })
})
