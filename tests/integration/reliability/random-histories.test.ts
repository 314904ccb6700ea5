import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { chanceFrom } from '@/src/seeds/year/chance'
import { assertInvariants } from '../../support/invariants'
import { leadThroughLine, type PostgresLine } from '../../support/postgres-line'
import { type Shop, startShop } from '../../support/shop'
import { expectAgreement } from './history/agreement'
import { comeToRest } from './history/come-to-rest'
import { startHistory } from './history/history'
import { STEPS } from './history/steps'

const isDeep = process.env.TEST_DEPTH === 'deep'
const HISTORIES = isDeep ? 20 : 1
const LENGTH = 300
/** The same history at every ordinary run, so that a change is what makes the difference; new ones in the deep run. */
const SEED = Number(process.env.HISTORY_SEED ?? (isDeep ? randomInt(1_000_000_000) : 20_260_615))

let shop: Shop
let line: PostgresLine
beforeAll(async () => {
  shop = await startShop({ DATABASE_POOL_MAX: '8' })
  line = await leadThroughLine(shop.payload)
})
afterAll(async () => {
  shop.simulator.sendWebhooksTo(undefined)
  await line.close()
  await shop.stop()
})

describe('Payments: whatever happens, in whatever order', () => {
  const seeds = Array.from({ length: HISTORIES }, (_, index) => SEED + index)
  it.each(seeds)(
    `leaves our books, PayPal's ledger and what was promised the same after ${LENGTH} random steps (HISTORY_SEED=%i)`,
    async (seed) => {
      const history = await startHistory(shop, line, chanceFrom(seed))
      const told: string[] = []
      try {
        for (let step = 1; step <= LENGTH; step++) {
          const { name, run } = history.random.one(STEPS)
          told.push(`${step} ${name}`)
          await run(history)
          if (step % 50 === 0) {
            await comeToRest(history)
            await assertInvariants(shop)
            await expectAgreement(history)
          }
        }
      } catch (error) {
        throw new Error(`HISTORY_SEED=${seed}\n${told.slice(-25).join('\n')}\n${String(error)}`, {
          cause: error,
        })
      } finally {
        await history.end()
      }
    },
    600_000,
  )
})
