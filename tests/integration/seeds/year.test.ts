import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { licences } from '@/src/seeds/demo/licences'
import { programs } from '@/src/seeds/demo/programs'
import { lessonId, programId, sectionId } from '@/src/seeds/demo/seed-courses'
import { productId } from '@/src/seeds/demo/seed-products'
import { services } from '@/src/seeds/demo/services'
import { seedId } from '@/src/seeds/seed-id'
import { seedYear, YEAR_BOOKS } from '@/src/seeds/year/seed-year'
import type { Book } from '@/src/seeds/year/year'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { assertInvariants } from '../../support/invariants'
import { refund, wentBack } from '../../support/refund'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1000' })
  admin = await person(shop, 'superuser')
  await sellWhatTheDemoSells()
  await seedYear({ payload: shop.payload, tally: new Map() }, NOW)
}, 300_000)
afterAll(() => shop.stop())

const NOW = new Date()

/** The demo's products and lessons, without their pictures, pages and files. */
async function sellWhatTheDemoSells(): Promise<void> {
  const context = { disableRevalidate: true }
  await shop.database.query(
    `INSERT INTO users (id, firstname, lastname, email, role) VALUES ($1, 'Demo', 'Admin', 'admin@example.com', 'admin')`,
    [seedId('user/admin@example.com')],
  )
  await shop.database.query(
    `INSERT INTO forms (title, slug, confirmation_type, redirect_url) VALUES ('Contact', 'contact', 'redirect', '/services')`,
  )
  await shop.payload.updateGlobal({
    slug: 'system-settings',
    data: {
      seller: { legalName: 'Demo Training Inc.', addressLines: '1 Example Street' },
      invoices: { offered: true },
    },
    context,
  })
  const products = [...programs.map(({ product }) => product), ...services, ...licences]
  for (const { slug, sku, kind, title, summary, priceCents, access, seats, opens = [] } of products) {
    const sold = { slug, sku, kind, title, summary, priceCents, access, seats, opens: opens.map(productId) }
    await shop.payload.create({
      collection: 'products',
      data: { id: productId(slug), ...sold, _status: 'published' },
      context,
    })
  }
  for (const { product, sections } of programs) {
    const program = programId(product.slug)
    const [section] = sections.map(({ key }) => sectionId(product.slug, key))
    await shop.payload.create({
      collection: 'programs',
      data: {
        id: program,
        title: product.title,
        product: productId(product.slug),
        sections: [{ id: section, title: 'All' }],
        certificate: { isGiven: true },
        _status: 'published',
      },
      context,
    })
    const lessons = sections.flatMap((each) => each.lessons)
    for (const [index, { slug, title }] of lessons.entries()) {
      const place = { program, section, position: index + 1 }
      const data = { id: lessonId(product.slug, slug), slug, title, ...place, body: richText('Words') }
      await shop.payload.create({
        collection: 'lessons',
        data: { ...data, _status: 'published' } as never,
        context,
      })
    }
  }
}

const count = async (statement: string) =>
  (await shop.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${statement}`))[0]?.n ?? 0

describe('A year of business in the demo', () => {
  it('has people, orders, refunds, invoices, groups, progress, messages and something to look at', async () => {
    expect(await count(`users WHERE email LIKE '%.___@example.com'`)).toBe(400)
    const orders = await count('orders')
    expect(orders).toBeGreaterThan(500)
    expect(orders).toBeLessThan(750)
    const found = {
      refunds: await count('refunds'),
      partial: await count(`refunds r JOIN orders o ON o.id = r.order_id WHERE o.state = 'paid'`),
      open: await count(`invoices WHERE state = 'open' AND due_at > now()`),
      overdue: await count(`invoices WHERE state = 'open' AND due_at < now()`),
      members: await count(`group_seats WHERE state = 'active'`),
      done: await count(`lesson_progress WHERE state = 'done'`),
      certificates: await count('certificates'),
      messages: await count('form_submissions'),
      notes: await count('staff_notes'),
      returned: await count(`email_outbox WHERE state = 'failed'`),
      attention: await count(`payment_attempts WHERE state = 'needs-attention'`),
    }
    const missing = Object.entries(found).filter(([, number]) => number === 0)
    expect(missing).toEqual([])
  })

  it('lies in the past, all of it, and leaves the database its own clock', async () => {
    expect(await count(`orders WHERE created_at >= now() OR created_at < now() - interval '366 days'`)).toBe(
      0,
    )
    expect(await count(`orders WHERE created_at < now() - interval '180 days'`)).toBeGreaterThan(50)
    expect(
      await count(`activity_log WHERE created_at > now() - interval '1 minute' AND order_id IS NOT NULL`),
    ).toBe(0)
    expect(await count(`pg_attrdef d WHERE pg_get_expr(adbin, adrelid) LIKE '%demo_clock%'`)).toBe(0)
    const numbers = await shop.database.query<{ number: string }>(
      'SELECT number FROM invoices WHERE kind = $1 ORDER BY issued_at, sequence',
      ['invoice'],
    )
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map(({ number }) => number).toSorted())
  })

  it('balances to the cent with PayPal’s ledger and the shop’s own rules, and no mail of it waits to leave', async () => {
    await assertInvariants(shop)
    expect(await count(`email_outbox WHERE state IN ('queued', 'held')`)).toBe(0)
  })

  it('is counted by the statistics as the seeds counted it, by month and method, to the cent', async () => {
    const { books } = (await shop.payload.kv.get(YEAR_BOOKS)) as { books: Book[] }
    const day = (at: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' }).format(new Date(at))
    const sums = (kind: Book['kind'], keyOf: (book: Book) => string) => {
      const found: Record<string, number> = {}
      for (const book of books.filter((each) => each.kind === kind))
        found[keyOf(book)] = (found[keyOf(book)] ?? 0) + book.cents
      return found
    }
    const days = books.map(({ at }) => day(at)).toSorted()
    const period = `from=${days[0]}&to=${days.at(-1)}`
    type Row = { key: string; paid: number; refunded: number }
    const rowsBy = async (by: string) => {
      const path = `/statistics/sales?${period}&by=${by}`
      return (await shop.call<{ data: { rows: Row[] } }>('GET', path, { as: admin })).body.data.rows
    }
    for (const [by, keyOf] of [
      ['month', ({ at }: Book) => day(at).slice(0, 7)],
      ['method', ({ method }: Book) => method],
    ] as const) {
      const rows = await rowsBy(by)
      const told = (of: 'paid' | 'refunded') =>
        Object.fromEntries(
          rows.filter((row) => row[of] !== 0).map((row) => [row.key.slice(0, 7), Math.round(row[of] * 100)]),
        )
      expect(told('paid')).toEqual(sums('paid', keyOf))
      expect(told('refunded')).toEqual(sums('refunded', keyOf))
    }
  })

  it('can be gone on with: a payment of the past is given back at the provider', async () => {
    const [paid] = await shop.database.query<{ id: string; capture: string }>(
      `SELECT o.id, a.capture_id AS capture FROM orders o JOIN payment_attempts a ON a.order_id = o.id
        WHERE o.state = 'paid' AND a.provider = 'paypal' AND a.captured_at > now() - interval '90 days'
          AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id) ORDER BY o.number LIMIT 1`,
    )
    const { status, body } = await refund(shop, admin, paid?.id ?? '')
    expect([status, body.orderStatus]).toEqual([200, 'REFUNDED'])
    expect(await wentBack(shop, paid?.capture ?? '')).toEqual([body.amount.toFixed(2)])
  })

  it('is written once', async () => {
    const tally = new Map()
    await seedYear({ payload: shop.payload, tally }, NOW)
    expect([...tally]).toEqual([['years of business', { created: 0, updated: 0, kept: 1 }]])
    expect(await count(`users WHERE email LIKE '%.___@example.com'`)).toBe(400)
  })
})
