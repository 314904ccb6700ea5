import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { owned } from '../../support/purchase'
import { paidOrder } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const open = (to: Customer, productId: string, reason = 'Paid at the desk') =>
  shop.call<{ id: string }>('POST', `/users/${to.id}/user-products`, {
    as: admin,
    body: { productId, reason },
  })
const end = (of: Customer, accessId: string, reason = 'Opened by mistake') =>
  shop.call<{ isOpenOtherwise: boolean }>('POST', `/users/${of.id}/user-products/${accessId}/end`, {
    as: admin,
    body: { reason },
  })
const ledger = (of: Customer) =>
  shop.database.query<{
    id: string
    source: string
    state: string
    actor_id: string | null
    reason: string | null
    end_reason: string | null
  }>(
    `SELECT id, source, state, actor_id, reason, end_reason FROM user_products WHERE user_id = $1 ORDER BY created_at, id`,
    [of.id],
  )
const logged = (of: Customer) =>
  shop.database.query<{ action: string; actor_id: string; reason: string }>(
    `SELECT action, actor_id, details ->> 'reason' AS reason FROM activity_log
      WHERE user_id = $1 AND action LIKE 'access.%' ORDER BY created_at`,
    [of.id],
  )

describe('Access by hand', () => {
  it('opens a program for so many days, once however often it is said, and for longer when more is said', async () => {
    const participant = await person(shop)
    const product = await shop.product()
    const forDays = (days?: string) =>
      shop.call<{ id: string }>('POST', `/users/${participant.id}/user-products`, {
        as: admin,
        body: { productId: product.id, reason: 'Complimentary', ...(days ? { days } : {}) },
      })
    const answers = await Promise.all(['90', '90', '30'].map((days) => forDays(days)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ends = () =>
      shop.database.query<{ days: number | null }>(
        `SELECT round(extract(epoch FROM access_ends_at - now()) / 86400)::int AS days FROM user_products WHERE user_id = $1 ORDER BY access_ends_at`,
        [participant.id],
      )
    expect((await ends()).at(-1)).toEqual({ days: 90 })
    expect((await ends()).filter(({ days }) => days === 90).length).toBe(1)
    await forDays()
    expect((await ends()).at(-1)).toEqual({ days: null })
    expect((await forDays('0')).status).toBe(400)
  })

  it('opens a program with who and why, and opening it twice at once is one grant', async () => {
    const participant = await person(shop)
    const product = await shop.product()

    const answers = await Promise.all([1, 2, 3, 4].map(() => open(participant, product.id)))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await owned(shop, participant)).toEqual([product.id])
    expect(await ledger(participant)).toMatchObject([
      { source: 'staff', state: 'active', actor_id: admin.id, reason: 'Paid at the desk' },
    ])
    expect(await logged(participant)).toEqual([
      { action: 'access.granted', actor_id: admin.id, reason: 'Paid at the desk' },
    ])
  })

  it('shows people what they may open with the newest first, each once', async () => {
    const participant = await person(shop)
    const products = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.product()))
    const inTurn = products.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => id)
    for (const id of inTurn) await open(participant, id)
    expect(await owned(shop, participant)).toEqual(inTurn.toReversed())
  })

  it('ends its own source only: what an order opened stays open', async () => {
    const buyer = await person(shop)
    const product = await shop.product()
    await paidOrder(shop, buyer, [product])
    const grant = await open(buyer, product.id)

    const answer = await end(buyer, grant.body.id)

    expect(answer).toMatchObject({ status: 200, body: { isOpenOtherwise: true } })
    expect(await owned(shop, buyer)).toEqual([product.id])
    expect((await ledger(buyer)).map(({ source, state }) => [source, state])).toEqual([
      ['order', 'active'],
      ['staff', 'ended'],
    ])
  })

  it('ends what an order opened, with the reason, and ending it twice is once', async () => {
    const buyer = await person(shop)
    const { orderId } = await paidOrder(shop, buyer, [await shop.product()])
    const [access] = await ledger(buyer)

    await end(buyer, access?.id ?? '', 'Shared the account')
    const again = await end(buyer, access?.id ?? '', 'Another reason')

    expect(again.status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([])
    expect((await ledger(buyer))[0]).toMatchObject({
      state: 'ended',
      end_reason: 'ended by staff: Shared the account',
    })
    const log = await shop.database.query(
      `SELECT 1 FROM activity_log WHERE order_id = $1 AND action = 'access.ended'`,
      [orderId],
    )
    expect(log).toHaveLength(1)
  })

  it('opens again after it was ended, and keeps what was', async () => {
    const participant = await person(shop)
    const product = await shop.product()
    const first = await open(participant, product.id)
    await end(participant, first.body.id)

    const second = await open(participant, product.id, 'Came back')

    expect(second.body.id).not.toBe(first.body.id)
    expect(await owned(shop, participant)).toEqual([product.id])
    expect((await ledger(participant)).map(({ state }) => state)).toEqual(['ended', 'active'])
  })
})
