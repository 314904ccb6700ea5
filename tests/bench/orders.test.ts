import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instantProvider } from '@/plugins/commerce/payments/providers/testing'
import { person } from '../support/factories/person'
import { addProvider } from '../support/providers/add-provider'
import { order } from '../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../support/shop'
import { fillShop } from './fill-shop'
import { type Measured, measure, slowestPlans } from './measure'

const SIZES = [1_000, Number(process.env.BENCH_ORDERS ?? 1_000_000)]
const TIMES = 60

// In this process and at once, so that what is measured is the shop.
const instant = instantProvider()
const THROUGH = { paymentProvider: 'instant', paymentMethod: 'credit' }

let shop: Shop
let product: TestProduct
beforeAll(async () => {
  shop = await startShop()
  addProvider(shop.payload, instant)
  for (let n = 0; n < 8; n++) product = await shop.product()
})
afterAll(() => shop.stop())

const figures: Record<number, Record<string, Measured>> = {}

describe('Specification 7: what calls cost as the books grow', () => {
  it.each(SIZES)('with %i orders', { timeout: 1_800_000 }, async (size) => {
    await fillShop(shop.database, size)
    const buyer = () => person(shop)
    const owner = await ownerWithPrograms()
    figures[size] = {
      'place an order': await measure(TIMES, buyer, (who) => order(shop, who, [product], THROUGH)),
      'check a code': await measure(TIMES, buyer, (who) =>
        shop.call('POST', '/payments/discount/validate', {
          as: who,
          body: { code: 'BENCH', amount: 49, productIds: [product.id] },
        }),
      ),
      'capture a payment': await measure(
        TIMES,
        async () => {
          const who = await person(shop)
          return { who, token: await approvedToken(who) }
        },
        ({ who, token }) => shop.call('POST', `/payments/capture/instant/${token}`, { as: who, body: {} }),
      ),
      'what somebody owns': await measure(
        TIMES,
        async () => owner,
        (who) => shop.call('GET', '/payments/user-products', { as: who }),
      ),
    }
    report(size, figures[size])
  })

  it('needs as many statements with many orders as with few, and hardly more time', async () => {
    const [few, many] = SIZES.map((size) => figures[size] ?? {})
    for (const [call, before] of Object.entries(few ?? {})) {
      const after = many?.[call]
      expect(after?.queries, call).toBe(before.queries)
      if (!after) continue
      for (const plan of await slowestPlans(shop.database, after.statements, 2))
        process.stdout.write(`${call}:\n${plan}\n\n`)
      expect(after.medianMs, call).toBeLessThan(before.medianMs * 2 + 10)
    }
  })
})

async function approvedToken(who: Customer): Promise<string> {
  const { status, body } = await order(shop, who, [product], THROUGH)
  const token = body.paypalOrder?.id
  if (status !== 200 || !token) throw new Error(`ordering answered ${status}: ${JSON.stringify(body)}`)
  instant.bank.approve(token)
  return token
}

/** One of the buyers the books were filled with, signed in. */
async function ownerWithPrograms() {
  const who = await person(shop)
  await shop.database.query(
    `UPDATE user_products SET user_id = '${who.id}', state = 'active'
      WHERE id IN (SELECT id FROM user_products WHERE source_key LIKE 'bench:1%' LIMIT 3)`,
  )
  return who
}

function report(size: number, measured: Record<string, Measured>): void {
  process.stdout.write(`${size} orders\n`)
  for (const [call, { queries, medianMs, p95Ms }] of Object.entries(measured))
    process.stdout.write(
      `  ${call}: ${queries} statements, ${medianMs.toFixed(1)} ms (95 %: ${p95Ms.toFixed(1)} ms)\n`,
    )
}
