import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { cancelOrder, documentsOf, invoiceOrder, offerInvoices } from '../../support/invoice'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

const MANY = process.env.TEST_DEPTH === 'deep' ? 200 : 40

let shop: Shop
let program: TestProduct
let staff: Customer
beforeAll(async () => {
  shop = await startShop()
  staff = await person(shop, 'admin')
  await offerInvoices(shop)
  program = await shop.product()
})
afterAll(() => shop.stop())

const sequences = (kind: string) =>
  shop.database.query<{ sequence: number }>(
    'SELECT sequence::int FROM invoices WHERE kind::text = $1 ORDER BY sequence',
    [kind],
  )

/** Lets the database refuse some statements that match, as a lost connection or a full disk would. */
async function withFailures<T>(matches: (text: string) => boolean, work: () => Promise<T>): Promise<T> {
  const original = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [query] = args as [string | { text: string }]
    const text = typeof query === 'string' ? query : query.text
    if (matches(text)) return Promise.reject(new Error('the database is gone for a moment')) as never
    return Reflect.apply(original, this, args)
  } as typeof original)
  try {
    return await work()
  } finally {
    spy.mockRestore()
  }
}

describe('Invoice: an own gap-free number series', () => {
  it(`gives ${MANY} orders at once, some of them rolled back, numbers without a gap`, async () => {
    const buyers = await Promise.all(Array.from({ length: MANY }, () => person(shop)))
    const before = (await sequences('invoice')).length
    let count = 0
    // Every fourth order fails after its number was taken.
    const isUnlucky = (text: string) => text.includes('INSERT INTO email_outbox') && ++count % 4 === 0
    const answers = await withFailures(isUnlucky, () =>
      Promise.all(buyers.map((buyer) => invoiceOrder(shop, buyer, [program]))),
    )
    const placed = answers.filter(({ status }) => status === 200)
    expect(placed.length).toBeLessThan(MANY)
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(MANY - placed.length)
    const taken = (await sequences('invoice')).map(({ sequence }) => sequence)
    expect(taken).toEqual(Array.from({ length: before + placed.length }, (_, index) => index + 1))
    expect(new Set(placed.map(({ body }) => body.invoiceNumber)).size).toBe(placed.length)
    await assertInvariants(shop)
  }, 120_000)

  it.each([
    'INSERT INTO number_series',
    'INSERT INTO invoices',
    'INSERT INTO email_outbox',
    'INSERT INTO activity_log (action, "by", actor_id',
    'COMMIT',
  ])(
    'leaves nothing behind when it breaks off at %s, and the next order gets the next number',
    async (statement) => {
      const buyer = await person(shop)
      const before = await sequences('invoice')
      const broken = await withFailures(
        (text) => text.split('\n').some((line) => line.trimStart().startsWith(statement)),
        () => invoiceOrder(shop, buyer, [program]),
      )
      expect(broken.status).toBe(500)
      expect(await sequences('invoice')).toEqual(before)
      const left = await shop.database.query('SELECT id FROM orders WHERE user_id = $1', [buyer.id])
      expect(left).toEqual([])
      const { body } = await invoiceOrder(shop, buyer, [program])
      expect(body.invoiceNumber).toBe(`INV-${String(before.length + 1).padStart(6, '0')}`)
      await assertInvariants(shop)
    },
  )

  it('numbers credit notes on their own, also when many are issued at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 10 }, () => person(shop)))
    const orders = await Promise.all(buyers.map((buyer) => invoiceOrder(shop, buyer, [program])))
    await Promise.all(orders.map(({ body }) => cancelOrder(shop, staff, body.orderId)))
    const taken = (await sequences('credit-note')).map(({ sequence }) => sequence)
    expect(taken).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
    await assertInvariants(shop)
  })
})

describe('an invoice as it was issued', () => {
  it('prints the same after the product, the buyer and the settings have changed', async () => {
    const buyer = await person(shop)
    const product = await shop.product({ title: 'Title as it was sold' })
    const { body } = await invoiceOrder(shop, buyer, [product])
    const path = `/payments/invoices/${body.invoiceId}/pdf`
    const download = async () => Buffer.from(await (await rawCall('GET', path, { as: buyer })).arrayBuffer())
    const before = await download()
    await shop.payload.update({
      collection: 'products',
      id: product.id,
      data: { title: 'Renamed', priceCents: 1 },
      context: { disableRevalidate: true },
    })
    await shop.database.query(`UPDATE users SET firstname = 'Other' WHERE id = $1`, [buyer.id])
    await offerInvoices(
      shop,
      { dueDays: 1, paymentInstructions: 'Another way' },
      { legalName: 'Another Name Inc.' },
    )
    expect((await download()).equals(before)).toBe(true)
    await offerInvoices(shop)
  })

  it('is refused to be changed or removed by the database itself', async () => {
    const { body } = await invoiceOrder(shop, await person(shop), [program])
    const [document] = await documentsOf(shop, body.orderId)
    for (const statement of [
      'DELETE FROM invoices WHERE id = $1',
      `UPDATE invoices SET snapshot = '{}' WHERE id = $1`,
      `UPDATE invoices SET number = 'INV-000000' WHERE id = $1`,
    ])
      await expect(shop.database.query(statement, [document?.id])).rejects.toThrow('never changed')
  })
})
