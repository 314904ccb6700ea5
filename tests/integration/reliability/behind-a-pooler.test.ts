// @vitest-environment-options { "process": "works behind a pooler" }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncTemplates } from '@/plugins/mail/templates/sync-templates'
import { environmentProblems } from '@/src/server/check-environment'
import { lastChange } from '@/src/server/content-changes/last-change.mjs'
import { watchContent } from '@/src/server/content-changes/watch-content'
import { requestSql } from '@/src/server/db/request-sql'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { startPooler } from '../../support/environment/pooler'
import { startRun } from '../../support/environment/run'
import { people } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, owned } from '../../support/purchase'
import { eventually } from '../../support/running-shop'
import { type Shop, startShop } from '../../support/shop'

const run = startRun()
let shop: Shop
let isPooled: boolean
beforeAll(async () => {
  const pooler = await startPooler(run)
  isPooled = pooler.isThere
  shop = await startShop((databaseUrl) => ({
    DATABASE_URL: pooler.through(databaseUrl),
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_POOLER: 'on',
    DATABASE_POOL_MAX: '12',
  }))
})
afterAll(async () => {
  await shop.stop()
  await run.stopAll()
})

const read = async <Row>(text: string) => (await pool(shop.payload).query(text)).rows as Row[]

describe('Reliability: behind a pooler in transaction mode', () => {
  it('nothing is kept in a connection: no statement by name, no setting, no lock', async () => {
    const named = { name: 'a-name', text: 'SELECT $1::int AS one', values: [1] }
    for (const _ of Array(8).keys())
      expect((await pool(shop.payload).query<{ one: number }>(named)).rows).toEqual([{ one: 1 }])
    await syncTemplates(shop.payload)
    expect(await read(`SELECT name FROM pg_prepared_statements`)).toEqual([])
    // Of this database alone: the server is shared with other tests.
    expect(
      await read(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ),
    ).toEqual([])
  })

  it('a transaction is as patient as it is elsewhere', async () => {
    const patience = await inTransaction(shop.payload, async (sql) => {
      const { rows } = await sql.query<{ told: string }>(
        `SELECT current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') AS told`,
      )
      return rows[0]?.told
    })
    expect(patience).toBe('20s 8s')
    const transaction = await shop.payload.db.beginTransaction()
    const sql = await requestSql({ payload: shop.payload, transactionID: transaction } as never)
    const { rows } = await sql.query<{ told: string }>(`SELECT current_setting('lock_timeout') AS told`)
    expect(rows, 'in one of Payload’s').toEqual([{ told: '8s' }])
    await shop.payload.db.rollbackTransaction(transaction ?? '')
    expect(await read(`SELECT current_setting('lock_timeout') AS told`)).toEqual([{ told: '0' }])
  })

  it('more buyers than the pooler has connections pay at once, and each has what they paid for', async () => {
    const program = await shop.product()
    const buyers = await people(shop, 10)
    await Promise.all(
      buyers.map(async (buyer) => {
        const { token } = await approvedOrder(shop, buyer, [program])
        expect((await capture(shop, buyer, token)).status).toBe(200)
      }),
    )
    for (const buyer of buyers) expect(await owned(shop, buyer)).toContain(program.id)
    await assertInvariants(shop)
  })

  it('a change of content is heard at once, past the pooler', async () => {
    const watching = await watchContent(shop.payload, undefined)
    await eventually('somebody listens', async () => {
      const listening = `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`
      return (await shop.database.query(listening)).length > 0
    })
    const { id } = await shop.product()
    const { count } = lastChange()
    await shop.payload.update({ collection: 'products', id, data: { title: 'Another title' } })
    await eventually('it is heard', async () => lastChange().count > count)
    await watching.stop()
  })

  it('is what the start finds right, and a direct address that is wrong is named', async () => {
    expect(await environmentProblems(process.env)).toEqual([])
    const wrong = { ...process.env, DATABASE_DIRECT_URL: `${env().DATABASE_DIRECT_URL}x` }
    expect(await environmentProblems(wrong)).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL: there is no database/),
    ])
    if (isPooled) expect(env().DATABASE_URL).not.toBe(env().DATABASE_DIRECT_URL)
  })

  it('without one, a process that wants more connections than there are is told so', async () => {
    const many = { ...process.env, DATABASE_POOLER: 'off', DATABASE_URL: env().DATABASE_DIRECT_URL }
    const problems = await environmentProblems({ ...many, DATABASE_POOL_MAX: '200' })
    expect(problems).toEqual([
      expect.stringMatching(
        /^DATABASE_POOL_MAX: a process opens up to 201 connections, .* takes \d+ in all\. Example: /,
      ),
    ])
  })
})
