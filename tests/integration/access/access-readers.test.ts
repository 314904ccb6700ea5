import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayOpen } from '@/src/domain/access/may-open'
import { openAccess } from '@/src/server/db/open-access'
import { days, withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { type FullProgram, fullProgram, OUTLIVING, READERS } from './readers-table'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

describe('Access windows: SQL and TypeScript have one rule', () => {
  it('says the same of any entry at any moment', async () => {
    const instant = fc.integer({ min: Date.UTC(2026, 9, 25), max: Date.UTC(2027, 10, 8) })
    const near = fc.constantFrom(Date.UTC(2026, 10, 1, 6), Date.UTC(2027, 2, 14, 7), Date.UTC(2027, 10, 7, 6))
    const entry = fc.record({
      state: fc.constantFrom('active' as const, 'ended' as const),
      end: fc.option(fc.oneof(instant, near)),
    })
    const cases = fc.sample(
      fc.tuple(entry, fc.oneof(instant, near), fc.constantFrom(-1_000, -1, 0, 1, 1_000)),
      2_000,
    )
    const asked = cases.map(([{ state, end }, at, off], nr) => {
      const moment = end === null || nr % 2 === 0 ? at : end + off
      return {
        nr,
        state,
        access_ends_at: end === null ? null : new Date(end).toISOString(),
        at: new Date(moment).toISOString(),
      }
    })
    for (const zone of ['UTC', 'America/Toronto']) {
      const rows = await shop.database.query<{ opens: boolean }>(
        `SELECT ${openAccess('e', 'e.at')} AS opens FROM jsonb_to_recordset($1::jsonb) AS e(nr int, state text,
                access_ends_at timestamptz, at timestamptz), set_config('TimeZone', $2, false) ORDER BY e.nr`,
        [JSON.stringify(asked), zone],
      )
      const expected = asked.map(({ state, access_ends_at, at }) =>
        mayOpen(
          { state, accessEndsAt: access_ends_at === null ? null : new Date(access_ends_at) },
          new Date(at),
        ),
      )
      expect(rows.map(({ opens }) => opens)).toEqual(expected)
      expect(new Set(expected).size).toBe(2)
    }
  })
})

/**
 * Answers given within the last second before an end: on a slow machine it is asked again until one is. The clock is the
 * database's, which decides.
 */
async function asksInLastSecond(of: Customer, ask: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 30; tries += 1) {
    await setEnd(of, 1_000)
    const answer = await ask()
    const [clock] = await shop.database.query<{ before: boolean }>(
      `SELECT max(access_ends_at) FILTER (WHERE source = 'order') > clock_timestamp() AS before FROM user_products WHERE user_id = $1`,
      [of.id],
    )
    if (clock?.before) return answer
  }
  throw new Error('Nothing answered within a second')
}

const setEnd = (of: Customer, ms: number) =>
  shop.database.query(
    `UPDATE user_products SET access_ends_at = now() + make_interval(secs => $2::float / 1000)
      WHERE user_id = $1 AND source = 'order'`,
    [of.id, ms],
  )

describe('Access windows: every reader, a second before the end and a second after it', () => {
  let program: FullProgram
  let single: Customer
  let several: Customer
  let other: Customer
  let never: Customer
  beforeAll(async () => {
    program = await fullProgram(shop)
    await withTerms(shop, program.product, days(90))
    single = await person(shop)
    several = await person(shop)
    other = await person(shop)
    never = await person(shop)
    for (const buyer of [single, several, other]) await order(shop, buyer, [program.product], { amount: 0 })
    const also = (of: Customer, source: string, state: string, end: string) =>
      shop.database.query(
        `INSERT INTO user_products (user_id, product_id, state, source, source_key, access_ends_at)
         SELECT user_id, product_id, $3::text::enum_user_products_state, $2::text::enum_user_products_source,
                $2 || ':' || id, now() + $4::interval FROM user_products WHERE user_id = $1 AND source = 'order'`,
        [of.id, source, state, end],
      )
    await also(several, 'gift', 'active', '-40 days')
    await also(several, 'staff', 'ended', '40 days')
    await also(other, 'seat', 'active', '40 days')
  })

  it.each(READERS)('%s', async (_, ask) => {
    for (const buyer of [single, several]) {
      expect(await asksInLastSecond(buyer, () => ask(shop, buyer, program)), 'before').toBe(true)
      await setEnd(buyer, -1_000)
      expect(await ask(shop, buyer, program), 'after').toBe(false)
    }
    // A source that lasts longer keeps it open.
    for (const ms of [1_000, -1_000]) {
      await setEnd(other, ms)
      expect(await ask(shop, other, program), 'by another source').toBe(true)
    }
  })

  it.each(OUTLIVING)('%s outlives the access', async (_, ask) => {
    for (const ms of [10_000, -1_000]) {
      await setEnd(single, ms)
      expect(await ask(shop, single, program)).toBe(true)
    }
    expect(await ask(shop, never, program), 'who never had it').toBe(false)
  })

  it('says when and why it ended, and what opens it again', async () => {
    await setEnd(single, -1_000)
    const { body } = await shop.call<{ ended: unknown[] }>('GET', '/payments/user-products', { as: single })
    expect(body.ended).toMatchObject([
      { slug: program.product.slug, why: 'expired', endedAt: expect.any(String) },
    ])
    const progress = await shop.call<{ data: unknown[] }>('GET', '/learning/programs', { as: single })
    expect(progress.body.data).toMatchObject([
      { status: 'ended', lessonsDone: 0, accessEndsAt: expect.any(String) },
    ])
  })
})
