import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { owned } from '../../support/purchase'
import { orderState, paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

const rounds = process.env.TEST_DEPTH === 'deep' ? 200 : 30

type Preview = {
  amount: number
  left: number
  goesTo: string
  becomesRefunded: boolean
  codeGivenBack: string | null
  mailTo: string
  lines: { id: string; title: string; amount: number; access: 'closes' | 'stays' | 'none' }[]
}

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const preview = (orderId: string, body: Record<string, unknown> = {}) =>
  shop.call<{ data: Preview; error?: string }>('POST', `/payments/orders/${orderId}/refund/preview`, {
    as: admin,
    body,
  })

const everythingStored = () =>
  shop.database.query(
    `SELECT (SELECT count(*) FROM refunds) AS refunds, (SELECT count(*) FROM activity_log) AS activity,
            (SELECT count(*) FROM email_outbox) AS mails, (SELECT max(updated_at) FROM orders) AS orders,
            (SELECT max(updated_at) FROM payment_attempts) AS attempts`,
  )

describe('What staff see before a refund', () => {
  it('says what a refund of everything does, and does nothing', async () => {
    const buyer = await person(shop)
    const code = await discountCode(shop, { percentage: 10 })
    const products = [await shop.product({ priceCents: 10_000 }), await shop.product({ priceCents: 5_000 })]
    const { orderId } = await paidOrder(shop, buyer, products, { discountCode: code, amount: 135 })
    const before = await everythingStored()

    const { status, body } = await preview(orderId)

    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      amount: 135,
      left: 0,
      goesTo: 'PayPal',
      becomesRefunded: true,
      codeGivenBack: code,
      mailTo: buyer.email,
      lines: [
        { title: products[0]?.title, amount: 90, access: 'closes' },
        { title: products[1]?.title, amount: 45, access: 'closes' },
      ],
    })
    expect(await everythingStored()).toEqual(before)
  })

  it('keeps a program open that the buyer has from another source, too', async () => {
    const buyer = await person(shop)
    const product = await shop.product()
    const { orderId } = await paidOrder(shop, buyer, [product])
    await shop.call('POST', `/users/${buyer.id}/user-products`, {
      as: admin,
      body: { productId: product.id, reason: 'Gift' },
    })

    const { body } = await preview(orderId)

    expect(body.data.lines[0]?.access).toBe('stays')
  })

  it('refuses what the refund itself would refuse, with the same words', async () => {
    const buyer = await person(shop)
    const { orderId } = await paidOrder(shop, buyer, [await shop.product({ priceCents: 4_900 })])
    for (const request of [{ amount: 50 }, { lines: ['not-a-line'] }, { amount: -1 }]) {
      const [asked, real] = [
        await preview(orderId, request),
        await refund(shop, admin, orderId, request as never),
      ]
      expect([asked.status, asked.body.error]).toEqual([real.status, real.body.error])
      expect(asked.status).toBeGreaterThanOrEqual(400)
    }
  })

  it(`says the same as the real refund then does, ${rounds} times over lines and amounts by chance`, async () => {
    const chance = generator(20261120)
    const buyers = await Promise.all(Array.from({ length: Math.ceil(rounds / 3) }, () => person(shop)))
    const products = await Promise.all(
      [0, 1, 2].map((index) => shop.product({ priceCents: 1_001 + index * 3_333 })),
    )
    let round = 0
    for (const buyer of buyers) {
      const taken = products.filter((_, index) => index === 0 || chance() < 0.6)
      const { orderId, lineIds } = await paidOrder(shop, buyer, taken)
      for (let step = 0; step < 3 && round < rounds; step++, round++) {
        const request = randomWish(chance, lineIds)
        const told = await preview(orderId, request)
        const done = await refund(shop, admin, orderId, request as never)
        expect(told.status, JSON.stringify(request)).toBe(done.status)
        if (done.status !== 200) continue
        const { data } = told.body
        expect(data.amount).toBe(done.body.amount)
        expect((await orderState(shop, orderId)) === 'refunded').toBe(data.becomesRefunded)
        expect(await leftOf(orderId)).toBe(Math.round(data.left * 100))
        const open = await owned(shop, buyer)
        data.lines.forEach((line, index) => {
          expect(open.includes(taken[index]?.id ?? ''), `${line.title} ${JSON.stringify(request)}`).toBe(
            line.access === 'stays',
          )
        })
      }
    }
    expect(round).toBe(rounds)
    await assertInvariants(shop)
  }, 240_000)
})

async function leftOf(orderId: string): Promise<number | undefined> {
  const [row] = await shop.database.query<{ cents: number }>(
    `SELECT (o.total_cents - coalesce((SELECT sum(r.amount_cents) FROM refunds r
               WHERE r.order_id = o.id AND r.state <> 'failed'), 0))::int AS cents FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  return row?.cents
}

/** Everything, some lines, amounts of lines, or an amount of the whole: as staff may ask. */
function randomWish(chance: () => number, lineIds: string[]): Record<string, unknown> {
  const maybe = (odds: number) => chance() < odds
  const endAccess = maybe(0.3) ? { endAccess: maybe(0.5) } : {}
  if (maybe(0.15)) return endAccess
  if (maybe(0.4)) return { amount: Math.ceil(chance() * 6_000) / 100, ...endAccess }
  const chosen = lineIds.filter(() => maybe(0.6))
  const lines = (chosen.length > 0 ? chosen : lineIds.slice(0, 1)).map((id) => ({
    id,
    ...(maybe(0.6) ? { amount: Math.ceil(chance() * 4_000) / 100 } : {}),
    ...(maybe(0.3) ? { endAccess: maybe(0.5) } : {}),
  }))
  return { lines, ...endAccess }
}

/** The same chance in every run. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
