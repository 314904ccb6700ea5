import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pool } from '@/src/server/db/transaction'
import { people, person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

const PAIRS = 20

let shop: Shop
let staff: Customer[]
beforeAll(async () => {
  shop = await startShop()
  staff = await people(shop, 2, 'superuser')
})
afterAll(async () => {
  await assertInvariants(shop)
  await shop.stop()
})

type Call = [method: string, path: string, body?: unknown]

/** Both of the staff at the same moment, each with their own call. */
async function atOnce(first: Call, second: Call) {
  const answers = await Promise.all(
    [first, second].map(([method, path, body], index) =>
      shop.call(method, path, { as: staff[index], ...(body === undefined ? {} : { body }) }),
    ),
  )
  return answers.map(({ status, body }) => ({ status, body }))
}

const rounds =
  <T>(work: (round: number) => Promise<T>) =>
  async () => {
    for (let round = 0; round < PAIRS; round++) await work(round)
  }

describe('Staff: two of them at the same moment, 20 times over', () => {
  it(
    'both keep what they changed of one person',
    rounds(async (round) => {
      const { id } = await person(shop)
      const both = await atOnce(
        ['PATCH', `/users/${id}`, { firstname: `First ${round}` }],
        ['PATCH', `/users/${id}`, { lastname: `Last ${round}` }],
      )
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const rows = await shop.database.query('SELECT firstname, lastname FROM users WHERE id = $1', [id])
      expect(rows).toEqual([{ firstname: `First ${round}`, lastname: `Last ${round}` }])
    }),
  )

  it(
    'both keep what they changed of one discount code, and no use of it is forgotten',
    rounds(async (round) => {
      const made = await shop.call('POST', '/discounts', {
        as: staff[0],
        body: { code: `PAIR${randomUUID().slice(0, 8)}`, type: 'percentage', percentage: 10, usageLimit: 50 },
      })
      const { id } = made.body.doc as { id: string }
      const use = pool(shop.payload).query('UPDATE discounts SET used_count = used_count + 1 WHERE id = $1', [
        id,
      ])
      const [both] = await Promise.all([
        atOnce(
          ['PATCH', `/discounts/${id}`, { percentage: 10 + round / 2 }],
          ['PATCH', `/discounts/${id}`, { usageLimit: 60 + round }],
        ),
        use,
      ])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const rows = await shop.database.query(
        `SELECT percentage::float8, usage_limit::int AS "limit", used_count::int AS used FROM discounts WHERE id = $1`,
        [id],
      )
      expect(rows).toEqual([{ percentage: 10 + round / 2, limit: 60 + round, used: 1 }])
      // The count was made up.
      await shop.database.query('UPDATE discounts SET used_count = 0 WHERE id = $1', [id])
    }),
  )

  it(
    'both keep what they changed of the settings',
    rounds(async (round) => {
      const both = await atOnce(
        ['POST', '/globals/system-settings', { seller: { phone: `613 555 01${10 + round}` } }],
        ['POST', '/globals/system-settings', { editing: { staleMonths: 12 + round } }],
      )
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const rows = await shop.database.query(
        `SELECT seller_phone AS phone, editing_stale_months::int AS months FROM system_settings`,
      )
      expect(rows).toEqual([{ phone: `613 555 01${10 + round}`, months: 12 + round }])
    }),
  )

  it(
    'one gives an order back, and the other is told that there is nothing left to give',
    rounds(async () => {
      const { orderId } = await paidOrder(shop, await person(shop), [await shop.product()])
      const call: Call = ['POST', `/payments/orders/${orderId}/refund`, { reason: 'Asked for it' }]
      const both = await atOnce(call, call)
      const [done, late] = both.sort((a, b) => a.status - b.status)
      expect(done?.status).toBe(200)
      expect(late).toMatchObject({ body: { success: false } })
      expect([409, 422]).toContain(late?.status)
      const rows = await shop.database.query(
        `SELECT count(*)::int AS refunds FROM refunds WHERE order_id = $1 AND state = 'completed'`,
        [orderId],
      )
      expect(rows).toEqual([{ refunds: 1 }])
    }),
  )
})
