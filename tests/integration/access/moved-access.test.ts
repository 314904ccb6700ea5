import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days, entriesOf, withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { boughtGroup, join } from '../../support/group'
import { approvedOrder, capture, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

async function bought(product: TestProduct) {
  const buyer = await person(shop)
  const { token, orderId } = await approvedOrder(shop, buyer, [product])
  await capture(shop, buyer, token)
  const [entry] = await entriesOf(shop, buyer)
  return { buyer, orderId, id: entry?.id ?? '' }
}
const act = (of: Customer, id: string, what: string, body: object) =>
  shop.call<{ error?: string; days?: number }>('POST', `/users/${of.id}/user-products/${id}/${what}`, {
    as: admin,
    body: { reason: 'Asked for by telephone', ...body },
  })

describe('Enrolments: moved to another person', () => {
  it('opens there what it opened here, once, on record, and ends with a refund of its order', async () => {
    const program = await withTerms(shop, await shop.product(), days(90))
    const { buyer, id, orderId } = await bought(program)
    const [before] = await entriesOf(shop, buyer)
    const ann = await person(shop)
    const moves = await Promise.all([1, 2].map(() => act(buyer, id, 'transfer', { email: ann.email })))
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await owned(shop, buyer)).toEqual([])
    expect(await owned(shop, ann)).toEqual([program.id])
    const [after] = await entriesOf(shop, ann)
    expect(after?.ends).toEqual(before?.ends)
    const [logged] = await shop.database.query(
      `SELECT actor_id, details ->> 'reason' AS reason FROM activity_log WHERE user_id = $1 AND action = 'access.transferred'`,
      [buyer.id],
    )
    expect(logged).toEqual({ actor_id: admin.id, reason: 'Asked for by telephone' })
    await shop.call('POST', `/payments/orders/${orderId}/refund`, {
      as: admin,
      body: { reason: 'Asked for' },
    })
    expect(await owned(shop, ann)).toEqual([])
  })

  it('is refused for nobody’s account, one’s own, who owns it for ever, and a place of a group', async () => {
    const program = await shop.product()
    const [first, second] = [await bought(program), await bought(program)]
    const to = (email: string) => act(first.buyer, first.id, 'transfer', { email })
    expect((await to('nobody@example.com')).status).toBe(404)
    expect((await to(first.buyer.email)).status).toBe(409)
    expect((await to(second.buyer.email)).body.error).toBe('ALREADY_OWNED')
    const { code } = await boughtGroup(shop, 1)
    const guest = await person(shop)
    await join(shop, guest, code)
    const [seat] = await entriesOf(shop, guest)
    expect((await act(guest, seat?.id ?? '', 'transfer', { email: second.buyer.email })).status).toBe(409)
  })
})

describe('Enrolments: deferred', () => {
  it('lets the days that are left wait for the next opening, and refuses what has no end', async () => {
    const timed = await bought(await withTerms(shop, await shop.product(), days(90)))
    await shop.database.query(
      `UPDATE user_products SET access_ends_at = now() + interval '20.5 days' WHERE id = $1`,
      [timed.id],
    )
    expect((await act(timed.buyer, timed.id, 'defer', {})).body.days).toBe(21)
    expect(await entriesOf(shop, timed.buyer)).toMatchObject([{ state: 'active', ends: null, waits: 21 }])
    expect((await act(timed.buyer, timed.id, 'defer', {})).status).toBe(409)
    const forever = await bought(await shop.product())
    expect((await act(forever.buyer, forever.id, 'defer', {})).status).toBe(409)
    expect((await act(await person(shop), forever.id, 'defer', {})).status).toBe(404)
  })

  it('lets only the days wait, or move, that were added to others; the last to end comes first', async () => {
    const program = await withTerms(shop, await shop.product(), days(90))
    const { buyer, id: first } = await bought(program)
    const again = await approvedOrder(shop, buyer, [program])
    await capture(shop, buyer, again.token)
    const second = (await entriesOf(shop, buyer)).find(({ id }) => id !== first)?.id ?? ''
    expect((await act(buyer, first, 'defer', {})).status, 'it ends before the other').toBe(409)
    const ann = await person(shop)
    expect((await act(buyer, first, 'transfer', { email: ann.email })).status).toBe(409)
    expect((await act(buyer, second, 'transfer', { email: ann.email })).status).toBe(200)
    const [moved] = await entriesOf(shop, ann)
    const inDays = ((moved?.ends?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(inDays).toBeCloseTo(90, 1)

    const third = await approvedOrder(shop, buyer, [program])
    await capture(shop, buyer, third.token)
    const entry = (await entriesOf(shop, buyer)).find(({ id, state }) => id !== first && state === 'active')
    expect((await act(buyer, entry?.id ?? '', 'defer', {})).body.days).toBe(90)
    expect((await act(buyer, first, 'defer', {})).body.days).toBe(90)
  })

  it('does not let a place in a group wait', async () => {
    const { code } = await boughtGroup(shop, 1, days(30))
    const guest = await person(shop)
    await join(shop, guest, code)
    const [seat] = await entriesOf(shop, guest)
    expect((await act(guest, seat?.id ?? '', 'defer', {})).status).toBe(409)
  })
})
