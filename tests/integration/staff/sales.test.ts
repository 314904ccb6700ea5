import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSummedSales } from '@/plugins/commerce/staff/operations/sales-by-program'
import { sumSales } from '@/plugins/commerce/staff/operations/sum-sales'
import { linksOfPeriod, linksOfRow } from '@/src/admin/payments/sales-links'
import type { SalesBy } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { pool } from '@/src/server/db/transaction'
import { person } from '../../support/factories/person'
import { paidOrder, refund } from '../../support/refund'
import { eventually } from '../../support/running-shop'
import { makeSalesHistory } from '../../support/sales-history'
import { type Customer, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Figures = { orders: number; paid: number; refunded: number; net: number; discount: number }
type Row = Figures & { key: string; label: string }
type Statistics = Figures & { from: string; to: string; rows: Row[]; before: Figures | null }

const ask = async (query: string) => {
  const { status, body } = await shop.call<{ data: Statistics }>('GET', `/statistics/sales${query}`, {
    as: admin,
  })
  expect(status).toBe(200)
  return body.data
}

describe('Sales', () => {
  it('count what came in and what went back, as PayPal’s own ledger has it', async () => {
    const buyer = await person(shop)
    const [one, two] = [
      await shop.product({ title: 'Top', priceCents: 99_900 }),
      await shop.product({ title: 'Given back', priceCents: 1_050 }),
    ]
    const { orderId } = await paidOrder(shop, buyer, [one, two])
    await refund(shop, admin, orderId, { lines: [{ id: two.id }] })

    const movements = await shop.simulator.ledger()
    const sumOf = (isIn: boolean) =>
      movements
        .filter(({ type }) => (type === 'capture') === isIn)
        .reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100
    const found = await ask('?by=program')
    expect(found).toMatchObject({
      orders: 1,
      paid: sumOf(true),
      refunded: sumOf(false),
      net: 999,
      discount: 0,
    })
    expect(found.rows.map(({ label, orders, net }) => [label, orders, net])).toEqual([
      ['Top', 1, 999],
      ['Given back', 1, 0],
    ])
    expect((await ask('?by=method')).rows).toMatchObject([{ key: 'paypal', label: 'PayPal', paid: 1009.5 }])
    expect((await ask('?by=day')).rows.at(-1)).toMatchObject({ orders: 1, paid: 1009.5, refunded: 10.5 })
  })

  it('say what is wrong with days that make no sense', async () => {
    const { status, body } = await shop.call('GET', '/statistics/sales?from=2026-02-02&to=2026-02-01', {
      as: admin,
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, error: 'VALIDATION_ERROR', errors: [{ path: 'to' }] })
  })
})

describe('Sales of a random history', () => {
  beforeAll(async () => {
    await makeSalesHistory(
      shop,
      admin.id,
      isDeep ? 4_000 : 600,
      Number(process.env.HISTORY_SEED ?? 20_261_122),
    )
  })

  const PERIODS = [
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2025-03-05', to: '2025-03-11' },
    { from: '2025-10-28', to: '2025-11-03' },
    { from: '2025-06-15', to: '2026-02-10' },
  ]
  const cases = PERIODS.flatMap((period) =>
    (['day', 'month', 'method', 'program', 'discount'] as const).map((by) => ({ ...period, by })),
  )

  it.each(cases)(
    'equal a recount of payments and refunds, to the cent: $from to $to by $by',
    async (asked) => {
      const found = await ask(`?from=${asked.from}&to=${asked.to}&by=${asked.by}`)
      const recounted = await recount(asked)
      expect(recounted.totals.orders).toBeGreaterThan(5)
      const rows = Object.fromEntries(
        found.rows
          .filter(({ orders, paid, refunded }) => orders > 0 || paid !== 0 || refunded !== 0)
          .map(({ key, paid, refunded }) => [key, { paid, refunded }]),
      )
      expect(rows).toEqual(recounted.rows)
      expect(found).toMatchObject(recounted.totals)
    },
  )

  it('are compared with other days counted the same way', async () => {
    const now = await ask('?from=2025-05-01&to=2025-05-31&by=method&compare=previous')
    expect(now.before).toMatchObject(
      (await recount({ from: '2025-04-01', to: '2025-04-30', by: 'method' })).totals,
    )
  })

  it('lead to lists that hold exactly what they count', async () => {
    const period = { from: '2025-03-01', to: '2025-11-30' }
    for (const by of ['month', 'method', 'program', 'discount'] as const) {
      const { rows } = await ask(`?from=${period.from}&to=${period.to}&by=${by}`)
      for (const row of rows.filter(({ key }) => key !== '').slice(0, 4)) {
        const links = linksOfRow(by, row, period)
        const orders = await listed(links?.orders)
        expect([by, row.key, orders.length]).toEqual([by, row.key, row.orders])
        const back = await listed(links?.refunds)
        if (by !== 'program') {
          expect(sumOf(orders, 'totalCents')).toBe(Math.round(row.paid * 100))
          expect(sumOf(back, 'amountCents')).toBe(Math.round(row.refunded * 100))
        }
      }
    }
    const whole = await ask(`?from=${period.from}&to=${period.to}&by=method`)
    expect(sumOf(await listed(linksOfPeriod(period).orders), 'totalCents')).toBe(Math.round(whole.paid * 100))
  })
})

describe('Sales summed day by day', () => {
  const PERIOD = { from: '2025-01-01', to: '2026-12-31', by: 'program' as const }
  const isRight = async () => {
    const found = await ask(`?from=${PERIOD.from}&to=${PERIOD.to}&by=program`)
    const { rows, totals } = await recount(PERIOD)
    const said = found.rows.map(({ key, paid, refunded }) => [key, { paid, refunded }])
    expect(Object.fromEntries(said)).toEqual(rows)
    expect(found).toMatchObject(totals)
  }
  const change = (what: string) => shop.database.query(what)
  /** Long over, so that its day is summed. */
  const oneBack = (order: 'ASC' | 'DESC') =>
    `(SELECT id FROM refunds WHERE state = 'completed' AND completed_at < '2025-12-01' ORDER BY id ${order} LIMIT 1)`
  const ONE_PAID = `(SELECT order_id FROM payment_attempts WHERE state = 'captured' AND captured_at < '2025-12-01' ORDER BY id LIMIT 1)`

  it('equal the recount, at once after any change of the past, and when they were summed again', async () => {
    expect(await sumSales(shop.payload)).toBeGreaterThan(300)
    expect(await sumSales(shop.payload)).toBe(0)
    const summed = await readSummedSales(pool(shop.payload), [PERIOD.from, PERIOD.to, BUSINESS_TIME_ZONE])
    expect(summed?.length).toBeGreaterThan(3)
    await isRight()
    for (const edit of [
      `UPDATE orders_lines SET product_id = NULL, title = 'Deleted since' WHERE _parent_id = ${ONE_PAID}`,
      `WITH a AS (UPDATE payment_attempts SET captured_at = '2025-04-04T12:00:00Z' WHERE order_id = ${ONE_PAID} RETURNING order_id)
       UPDATE orders SET paid_at = '2025-04-04T12:00:00Z' FROM a WHERE id = a.order_id`,
      `UPDATE refunds SET completed_at = '2025-05-05T12:00:00Z' WHERE id = ${oneBack('ASC')}`,
      `UPDATE refunds SET state = 'failed', completed_at = NULL WHERE id = ${oneBack('DESC')}`,
    ]) {
      await change(edit)
      await isRight()
      expect(await sumSales(shop.payload), edit).toBeGreaterThan(0)
      await isRight()
    }
    await makeSalesHistory(shop, admin.id, 20, 7)
    await isRight()
  })

  it('are never made of what somebody is changing', async () => {
    await change('DELETE FROM sales_days')
    const editor = await pool(shop.payload).connect()
    await editor.query('BEGIN')
    await editor.query(
      `UPDATE payment_attempts SET captured_at = '2025-07-07T12:00:00Z' WHERE order_id = ${ONE_PAID}`,
    )
    await editor.query(`UPDATE orders SET paid_at = '2025-07-07T12:00:00Z' WHERE id = ${ONE_PAID}`)
    const summing = sumSales(shop.payload)
    await eventually('the sums wait', async () => {
      const [waiting] = await change(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
      return waiting !== undefined
    })
    await editor.query('COMMIT')
    editor.release()
    expect(await summing).toBeGreaterThan(300)
    await isRight()
  })
})

type Listed = Record<'totalCents' | 'amountCents', number>
const sumOf = (docs: Listed[], field: keyof Listed) => docs.reduce((sum, doc) => sum + doc[field], 0)

async function listed(link = ''): Promise<Listed[]> {
  const [, slug, query] = /^\/collections\/([^?]+)\?(.*)$/.exec(link) ?? []
  const { body } = await shop.call<{ docs: Listed[] }>('GET', `/${slug}?${query}&limit=0&depth=0`, {
    as: admin,
  })
  return body.docs
}

/** Counted again from payments and refunds alone, with the calendar of the language instead of the database's. */
async function recount({ from, to, by }: { from: string; to: string; by: SalesBy }) {
  const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
  const isWithin = (at: Date) => dayOf(at) >= from && dayOf(at) <= to
  type Money = { at: Date; cents: number; method: string; code: string | null; parts: [string, number][] }
  const payments = await shop.database.query<Money>(
    `SELECT a.captured_at AS at, a.amount_cents::int AS cents, o.payment_method AS method, o.discount_code AS code,
            (SELECT jsonb_agg(jsonb_build_array(coalesce(l.product_id::text, l.title), l.total_cents)) FROM orders_lines l
              WHERE l._parent_id = o.id) AS parts
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.state = 'captured'`,
  )
  const refunds = await shop.database.query<Money>(
    `SELECT r.completed_at AS at, r.amount_cents::int AS cents, o.payment_method AS method, o.discount_code AS code,
            (SELECT jsonb_agg(jsonb_build_array(coalesce(l.product_id::text, l.title), p.amount_cents)) FROM refunds_lines p
               JOIN orders_lines l ON l.id = p.order_line WHERE p._parent_id = r.id) AS parts
       FROM refunds r JOIN orders o ON o.id = r.order_id WHERE r.state = 'completed'`,
  )
  const keysOf = ({ at, cents, method, code, parts }: Money): [string, number][] => {
    if (by === 'program') return parts
    const key = { day: dayOf(at), month: dayOf(at).slice(0, 7), method, discount: code ?? '' }[by]
    return [[key, cents]]
  }
  const cents: Record<string, { paid: number; refunded: number }> = {}
  const totals = { orders: 0, paid: 0, refunded: 0 }
  for (const [what, movements] of [['paid', payments] as const, ['refunded', refunds] as const]) {
    for (const movement of movements.filter(({ at }) => isWithin(at))) {
      totals[what] += movement.cents
      if (what === 'paid') totals.orders += 1
      for (const [key, part] of keysOf(movement)) {
        cents[key] ??= { paid: 0, refunded: 0 }
        cents[key][what] += Number(part)
      }
    }
  }
  const dollars = ({ paid, refunded }: { paid: number; refunded: number }) => ({
    paid: paid / 100,
    refunded: refunded / 100,
  })
  const rows = Object.fromEntries(Object.entries(cents).map(([key, sums]) => [key, dollars(sums)]))
  return { rows, totals: { orders: totals.orders, ...dollars(totals) } }
}
