import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { owned } from '../../support/purchase'
import { paidOrder, refund } from '../../support/refund'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
let other: Customer
beforeAll(async () => {
  shop = await startShop()
  ;[admin, other] = [await person(shop, 'admin'), await person(shop, 'admin')]
})
afterAll(() => shop.stop())

type Done = { id: string; activityId: string; message: string; error?: string }
const open = (to: Customer, { id }: TestProduct) =>
  shop.call<Done>('POST', `/users/${to.id}/user-products`, {
    as: admin,
    body: { productId: id, reason: 'Complimentary' },
  })
const end = async (of: Customer, source = 'order') => {
  const [row] = await shop.database.query<{ id: string }>(
    'SELECT id FROM user_products WHERE user_id = $1 AND source::text = $2',
    [of.id, source],
  )
  return shop.call<Done>('POST', `/users/${of.id}/user-products/${row?.id}/end`, {
    as: admin,
    body: { reason: 'Wrong person' },
  })
}
const undo = (id: string | undefined, as = admin) =>
  shop.call<Done>('POST', `/activity-log/${id}/undo`, { as })
const actOn = async (key: string, value: string) => {
  const [row] = await shop.database.query<{ id: string }>(
    `SELECT id FROM activity_log WHERE coalesce(details ->> $1, '') = $2 OR ($1 = 'user' AND user_id::text = $2
       AND action = 'account.state-changed') ORDER BY created_at DESC, id LIMIT 1`,
    [key, value],
  )
  return row?.id
}

describe('What staff did is taken back', () => {
  it('a program that was opened closes, and both are told in the log', async () => {
    const [participant, program] = [await person(shop), await shop.product()]
    const { body } = await open(participant, program)
    expect(await owned(shop, participant)).toEqual([program.id])
    expect((await undo(body.activityId)).status).toBe(200)
    expect(await owned(shop, participant)).toEqual([])
    const told = await shop.database.query<{ action: string }>(
      `SELECT action FROM activity_log WHERE user_id = $1 AND action LIKE 'access.%' ORDER BY created_at`,
      [participant.id],
    )
    expect(told.map(({ action }) => action)).toEqual(['access.granted', 'access.grant-undone'])
  })

  it('access that was ended opens again as it was bought', async () => {
    const [buyer, program] = [await person(shop), await shop.product()]
    await paidOrder(shop, buyer, [program])
    const { body } = await end(buyer)
    expect(await owned(shop, buyer)).toEqual([])
    expect((await undo(body.activityId)).status).toBe(200)
    expect(await owned(shop, buyer)).toEqual([program.id])
  })

  it('of 20 pairs of staff one is told of the other, and nothing happens twice', async () => {
    for (let round = 0; round < 20; round += 1) {
      const participant = await person(shop)
      const { body } = await open(participant, await shop.product())
      const answers = await Promise.all([undo(body.activityId, admin), undo(body.activityId, other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)?.body
      expect(refused?.error).toBe('TOO_LATE_TO_UNDO')
      expect(refused?.message).toMatch(/has changed this since\.$/)
    }
  })

  it('but not what was changed, refunded or used since', async () => {
    const [participant, program] = [await person(shop), await shop.product()]
    const opened = await open(participant, program)
    await end(participant, 'staff')
    expect((await undo(opened.body.activityId)).body.error).toBe('TOO_LATE_TO_UNDO')

    const [buyer, bought] = [await person(shop), await shop.product({ priceCents: 5_000 })]
    const { orderId } = await paidOrder(shop, buyer, [bought])
    const ended = await end(buyer)
    await refund(shop, admin, orderId, {})
    expect((await undo(ended.body.activityId)).body).toMatchObject({
      error: 'TOO_LATE_TO_UNDO',
      message: 'Money of this order went back since.',
    })
    expect(await owned(shop, buyer)).toEqual([])
    expect((await undo(await actOn('user', participant.id))).status).toBe(404)
  })

  it('an account that was deactivated, once', async () => {
    const someone = await person(shop)
    const set = (state: string) => shop.call('PATCH', `/users/${someone.id}`, { as: admin, body: { state } })
    expect((await set('deactivated')).status).toBe(200)
    const act = await actOn('user', someone.id)
    expect((await undo(act)).status).toBe(200)
    const [row] = await shop.database.query('SELECT state FROM users WHERE id = $1', [someone.id])
    expect(row).toEqual({ state: 'active' })
    expect((await undo(act)).body.error).toBe('TOO_LATE_TO_UNDO')
  })

  it('a code is what it was before, one that was made is gone, and neither once it is used', async () => {
    const program = await shop.product({ priceCents: 10_000 })
    const data = { code: 'UNDO', type: 'percentage', percentage: 10, includedProducts: [program.id] }
    const made = await shop.call<{ doc: { id: string } }>('POST', '/discounts', { as: admin, body: data })
    const { id } = made.body.doc
    const created = await actOn('id', id)
    const change = (body: object) => shop.call('PATCH', `/discounts/${id}`, { as: admin, body })
    await change({ percentage: 50, active: false, includedProducts: [] })
    expect((await undo(created)).body.error).toBe('TOO_LATE_TO_UNDO')
    expect((await undo(await actOn('id', id))).status).toBe(200)
    const read = () => shop.call<Record<string, unknown>>('GET', `/discounts/${id}?depth=0`, { as: admin })
    expect((await read()).body).toMatchObject({
      ...{ percentage: 10, active: true, includedProducts: [program.id] },
    })
    const second = await shop.call<{ doc: { id: string } }>('POST', '/discounts', {
      as: admin,
      body: { ...data, code: 'UNMADE' },
    })
    expect((await undo(await actOn('id', second.body.doc.id))).status).toBe(200)
    expect((await shop.call('GET', `/discounts/${second.body.doc.id}`, { as: admin })).status).toBe(404)

    await change({ percentage: 20 })
    const act = await actOn('id', id)
    await paidOrder(shop, await person(shop), [program], { discountCode: 'UNDO', amount: 80 })
    expect((await undo(act)).body.message).toBe('Somebody has used this code since.')
  })

  it('by whoever has the right to do it', async () => {
    const [participant, program] = [await person(shop), await shop.product()]
    const { body } = await open(participant, program)
    expect((await undo(body.activityId, participant)).status).toBe(403)
    const limited = await person(shop, 'admin')
    await shop.payload.update({ collection: 'users', id: limited.id, data: { rights: ['money'] } })
    expect((await undo(body.activityId, limited)).status).toBe(403)
    expect(await owned(shop, participant)).toEqual([program.id])
  })
})
