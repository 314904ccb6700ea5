import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasAccess, ownedProducts } from '@/plugins/commerce/access'
import { readPerson } from '@/plugins/commerce/staff/operations/read-person'
import { mayOpen } from '@/src/domain/access/may-open'
import { openAccess } from '@/src/server/db/open-access'
import { days, withTerms } from '../../support/access'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { order, owned } from '../../support/purchase'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

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

/** Everybody who asks whether a program is open, and what they say. */
type Reader = [name: string, ask: (owner: Customer, program: TestProgram) => Promise<boolean>]
const READERS: Reader[] = [
  ['GET /payments/user-products', async (as, { product }) => (await owned(shop, as)).includes(product.id)],
  ...(
    [
      ['lists of programs', ({ programId }) => `/programs?where[id][equals]=${programId}`],
      ['lists of lessons', ({ lessonId }) => `/lessons?where[id][equals]=${lessonId}`],
      ['lists of files', ({ fileId }) => `/lesson-files?where[id][equals]=${fileId}`],
    ] as [string, (program: TestProgram) => string][]
  ).map(
    ([name, path]): Reader => [
      name,
      async (as, program) =>
        (await shop.call<{ totalDocs: number }>('GET', path(program), { as })).body.totalDocs === 1,
    ],
  ),
  ...(
    [
      ['a program’s content, by id', ({ programId }) => `/programs/${programId}/content`],
      ['a program’s content, by slug', ({ product }) => `/programs/${product.slug}/content`],
      ['a lesson', ({ programId, lessonSlug }) => `/programs/${programId}/lessons/${lessonSlug}`],
      ['a lesson’s document', ({ lessonId }) => `/lessons/${lessonId}`],
      ['a file’s document', ({ fileId }) => `/lesson-files/${fileId}`],
    ] as [string, (program: TestProgram) => string][]
  ).map(
    ([name, path]): Reader => [
      name,
      async (as, program) => (await shop.call('GET', path(program), { as })).status === 200,
    ],
  ),
  [
    'the file itself',
    async (as, { fileName }) =>
      (await rawCall('GET', `/lesson-files/file/${fileName}`, { as })).status === 200,
  ],
  [
    'keeping progress',
    async (as, { lessonId }) =>
      (await shop.call('PUT', `/learning/lessons/${lessonId}/progress`, { as, body: { state: 'opened' } }))
        .status === 200,
  ],
  [
    'My programs',
    async (as, { product }) => {
      const { body } = await shop.call<{ data: { slug: string; status: string }[] }>(
        'GET',
        '/learning/programs',
        { as },
      )
      return body.data.find(({ slug }) => slug === product.slug)?.status === 'active'
    },
  ],
  [
    'the package’s hasAccess',
    async (as, { product }) => {
      const user = { id: as.id, collection: 'users' } as never
      return hasAccess({ payload: shop.payload, user }, product.id)
    },
  ],
  [
    'the package’s ownedProducts',
    async (as, { product }) => {
      const user = { id: as.id, collection: 'users' } as never
      return (await ownedProducts({ payload: shop.payload, user })).includes(product.id)
    },
  ],
  [
    'the person’s page for staff',
    async (as, { product }) => {
      const overview = await readPerson(shop.payload, as.id)
      return (
        overview?.access.some(({ productId, state }) => productId === product.id && state === 'active') ??
        false
      )
    },
  ],
]

describe('Access windows: every reader, a second before the end and a second after it', () => {
  let program: TestProgram
  let single: Customer
  let several: Customer
  beforeAll(async () => {
    program = await programWithLesson(shop)
    await withTerms(shop, program.product, days(90))
    single = await person(shop)
    several = await person(shop)
    for (const buyer of [single, several]) await order(shop, buyer, [program.product], { amount: 0 })
    await shop.database.query(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key, access_ends_at)
       SELECT user_id, product_id, 'active', 'gift', 'gift:' || id, now() - interval '40 days' FROM user_products WHERE user_id = $1`,
      [several.id],
    )
    await shop.database.query(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key)
       SELECT user_id, product_id, 'ended', 'staff', 'staff:' || id FROM user_products WHERE user_id = $1 AND source = 'order'`,
      [several.id],
    )
  })
  const setEnd = (of: Customer, ms: number) =>
    shop.database.query(
      `UPDATE user_products SET access_ends_at = now() + make_interval(secs => $2::float / 1000) WHERE user_id = $1 AND source = 'order'`,
      [of.id, ms],
    )

  it.each(READERS)('%s', async (_, ask) => {
    for (const buyer of [single, several]) {
      // Ten seconds before, so that a slow machine asks before it, too.
      await setEnd(buyer, 10_000)
      expect(await ask(buyer, program), 'before').toBe(true)
      await setEnd(buyer, -1_000)
      expect(await ask(buyer, program), 'after').toBe(false)
    }
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
