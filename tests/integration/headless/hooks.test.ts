// @vitest-environment-options { "process": "headless/hooks" }
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverEvents } from '@/plugins/commerce/events/deliver-events'
import type { ShopHooks } from '@/plugins/commerce/events/shop-hooks'
import { memberOf, ownedBy, type Person, payByPayPal, programOf } from '../../support/headless/buy'
import { type HeadlessShop, startHeadlessShop } from '../../support/headless/start-headless-shop'

type Told = { name: string; eventId: string; orderId: string | null; isCommitted: boolean }
type Row = { id: string; state: string; tries: number; problem: string | null }

const told: Told[] = []
/** What the next hooks of a name do instead of returning. */
const next = new Map<string, () => unknown>()

/** Notes what it was told, and whether another connection saw it by then. */
function hookOf(name: string) {
  return async (event: { eventId: string; orderId: string | null }) => {
    const { eventId, orderId } = event
    const [order] = await shop.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [orderId])
    told.push({ name, eventId, orderId, isCommitted: order?.state === 'paid' || order?.state === 'refunded' })
    await next.get(name)?.()
  }
}

let shop: HeadlessShop
let team: Person
beforeAll(async () => {
  const names = ['onOrderPaid', 'onAccessGranted', 'onAccessEnded', 'onRefunded']
  const hooks = Object.fromEntries(names.map((name) => [name, hookOf(name)])) as ShopHooks
  shop = await startHeadlessShop({ commerce: { hooks } })
  team = await memberOf(shop, { team: true })
})
afterAll(() => shop.stop())
beforeEach(() => {
  told.length = 0
  next.clear()
})

async function bought(slug: string) {
  const { id } = await programOf(shop, team, slug, 4900)
  const buyer = await memberOf(shop)
  const { orderId } = await payByPayPal(shop, buyer, { products: [id], amount: 49 })
  return { id, buyer, orderId }
}

const toldOf = (name: string) => told.filter((each) => each.name === name)
const rowsOf = (event: string, orderId: string) =>
  shop.query<Row>(
    `SELECT id, state, tries::int, problem FROM shop_events WHERE event = $1 AND details ->> 'orderId' = $2`,
    [event, orderId],
  )
const makeDue = () => shop.query(`UPDATE shop_events SET next_try_at = now() WHERE state = 'queued'`)

/** Hooks run after the answer; on a busy machine that may be a while. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

describe('Architecture, One source, two forms: hooks of a site, after the fact', () => {
  it('tells what was paid, opened, ended and refunded, each once, when everybody can see it', async () => {
    const { orderId, buyer, id } = await bought('told')
    await soon(() => expect(told.map(({ name }) => name).sort()).toEqual(['onAccessGranted', 'onOrderPaid']))
    const body = { reason: 'Asked for' }
    await shop.call('POST', `/payments/orders/${orderId}/refund`, { token: team.token, body })
    await soon(() => expect(told).toHaveLength(4))
    expect(toldOf('onAccessEnded')).toMatchObject([{ orderId }])
    expect(toldOf('onRefunded')).toMatchObject([{ orderId }])
    expect(told.every(({ isCommitted }) => isCommitted)).toBe(true)
    const gift = { productId: id, reason: 'A gift' }
    await shop.call('POST', `/users/${buyer.id}/user-products`, { token: team.token, body: gift })
    await soon(() => expect(toldOf('onAccessGranted')).toHaveLength(2))
    await deliverEvents(shop.payload)
    expect(told).toHaveLength(5)
  })

  it('settles a payment whose hook throws, and tells it again with the same number', async () => {
    next.set('onOrderPaid', () => {
      throw new Error('the newsletter is down')
    })
    const { orderId, buyer, id } = await bought('throws')
    expect(await ownedBy(shop, buyer), 'the sale stands').toEqual([id])
    await soon(async () =>
      expect(await rowsOf('onOrderPaid', orderId)).toMatchObject([
        { state: 'queued', tries: 1, problem: 'the newsletter is down' },
      ]),
    )
    next.clear()
    await makeDue()
    await soon(async () => expect(await rowsOf('onOrderPaid', orderId)).toMatchObject([{ state: 'done' }]))
    const numbers = toldOf('onOrderPaid').map(({ eventId }) => eventId)
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
  })

  it('tells again what a process was telling when it died, and nothing that another one is telling', async () => {
    let die = () => {}
    next.set('onOrderPaid', () => new Promise<void>((resolve) => (die = resolve)))
    const { orderId } = await bought('dies')
    await soon(() => expect(toldOf('onOrderPaid')).toHaveLength(1))
    next.clear()
    await deliverEvents(shop.payload)
    expect(toldOf('onOrderPaid'), 'it is leased').toHaveLength(1)
    await makeDue()
    await deliverEvents(shop.payload)
    expect(toldOf('onOrderPaid')).toHaveLength(2)
    expect(await rowsOf('onOrderPaid', orderId)).toMatchObject([{ state: 'done', tries: 2 }])
    die()
  })

  it('gives up after twelve tries, and leaves it for staff to see', async () => {
    next.set('onOrderPaid', () => Promise.reject(new Error('never')))
    const { orderId } = await bought('never')
    await soon(async () => expect(await rowsOf('onOrderPaid', orderId)).toMatchObject([{ problem: 'never' }]))
    await shop.query(`UPDATE shop_events SET tries = 11, next_try_at = now() WHERE state = 'queued'`)
    await soon(async () =>
      expect(await rowsOf('onOrderPaid', orderId)).toMatchObject([{ state: 'failed', tries: 12 }]),
    )
    const seen = await shop.call<{ totalDocs: number }>(
      'GET',
      '/shop-events?where[state][equals]=failed',
      team,
    )
    expect(seen.body.totalDocs).toBe(1)
  })

  it('tells nothing of a sale that was rolled back, and writes nothing where a site has no hook', async () => {
    const { orderId } = await bought('rolled-back')
    await shop.query(`DELETE FROM shop_events WHERE details ->> 'orderId' = $1`, [orderId])
    const { inTransaction } = await import('@/src/server/db/transaction')
    const { queueEvents } = await import('@/plugins/commerce/events/queue-events')
    const details = [{ orderId, userId: '' }]
    await expect(
      inTransaction(shop.payload, async (sql) => {
        await queueEvents(sql, 'onOrderPaid', details)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await inTransaction(shop.payload, (sql) =>
      queueEvents(Object.assign(sql, { site: { ...sql.site, hooks: {} } }), 'onOrderPaid', details),
    )
    expect(await rowsOf('onOrderPaid', orderId)).toEqual([])
  })

  it('refuses a hook that does not exist, while the configuration is read', async () => {
    const { headlessSite } = await import('../../support/headless/site')
    const hooks = { onOrderPayed: () => undefined } as ShopHooks
    await expect(headlessSite('postgres://nobody@127.0.0.1:9/x', { commerce: { hooks } })).rejects.toThrow(
      'there is no hook onOrderPayed. There are onOrderPaid, onAccessGranted, onAccessEnded, onRefunded',
    )
  })
})
