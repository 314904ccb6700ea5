import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pool } from '@/src/server/db/transaction'
import { people } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { approvedOrder, capture, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

const BUYERS = 40
const CONNECTIONS = 8
/** Longer than a busy machine keeps a transaction waiting between two of its statements. */
const PAYPAL_MS = 1_500

let shop: Shop
let buyers: Customer[]
beforeAll(async () => {
  shop = await startShop({ DATABASE_POOL_MAX: String(CONNECTIONS) })
  buyers = await people(shop, BUYERS)
})
afterAll(() => shop.stop())

describe('Architecture, Commerce: no transaction waits for an outside answer', () => {
  it(`sells to ${BUYERS} buyers at once with ${CONNECTIONS} connections while PayPal is slow`, async () => {
    const program = await shop.product()
    await shop.simulator.fault({ on: 'create', fault: 'slow', ms: PAYPAL_MS, times: 0 })
    await shop.simulator.fault({ on: 'capture', fault: 'slow', ms: PAYPAL_MS, times: 0 })
    const watcher = watchConnections()

    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const { token } = await approvedOrder(shop, buyer, [program])
        return capture(shop, buyer, token)
      }),
    )

    const seen = await watcher.stop()
    expect(answers.map(({ status }) => status)).toEqual(Array(BUYERS).fill(200))
    expect(seen.rounds, 'the watcher watched').toBeGreaterThan(3)
    expect(seen.longestIdleMs, 'no transaction was left open while PayPal thought').toBeLessThan(
      PAYPAL_MS * 0.8,
    )
    expect(pool(shop.payload).totalCount).toBeLessThanOrEqual(CONNECTIONS)
    expect(pool(shop.payload).waitingCount).toBe(0)
    expect(await idleTransactions()).toEqual([])
    for (const buyer of buyers) expect(await owned(shop, buyer)).toEqual([program.id])
    await shop.simulator.control('DELETE', '/faults')
    await assertInvariants(shop)
  })

  it('answers other visitors while every buyer waits for PayPal', async () => {
    const program = await shop.product()
    const extra = await people(shop, CONNECTIONS * 2)
    await shop.simulator.fault({ on: 'create', fault: 'slow', ms: 2000, times: 0 })
    let isSelling = true
    const selling = Promise.all(extra.map((buyer) => approvedOrder(shop, buyer, [program]))).then(() => {
      isSelling = false
    })
    const [buyer] = buyers
    for (let visit = 0; visit < 5; visit++) {
      expect((await shop.call('GET', `/products/id/${program.id}`)).status).toBe(200)
      expect((await shop.call('GET', '/users/profile', { as: buyer })).status).toBe(200)
    }
    expect(isSelling, 'the visits were over before PayPal answered').toBe(true)
    await selling
    await shop.simulator.control('DELETE', '/faults')
  })
})

type Idle = { query: string; ms: number }
const idleTransactions = () =>
  shop.database.query<Idle>(
    `SELECT left(query, 80) AS query, (extract(epoch FROM clock_timestamp() - state_change) * 1000)::int AS ms
       FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
  )

/** Looks at the database's connections again and again, until it is stopped. */
function watchConnections() {
  let isStopped = false
  let rounds = 0
  let longestIdleMs = 0
  const watching = (async () => {
    while (!isStopped) {
      for (const { ms } of await idleTransactions()) longestIdleMs = Math.max(longestIdleMs, ms)
      rounds += 1
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await watching
      return { rounds, longestIdleMs }
    },
  }
}
