import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgress } from '@/plugins/learning/operations/find-progress'
import { saveProgress } from '@/plugins/learning/operations/save-progress'
import { nudgePaused } from '@/plugins/learning/reminders/nudge'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { median } from '../../support/median'
import { type Customer, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const PEOPLE = isDeep ? 100_000 : 500
const LESSONS = isDeep ? 50 : 5

describe(`Learning among ${PEOPLE} people with ${LESSONS} lessons each`, () => {
  let shop: Shop
  let of: Course
  let as: Customer
  beforeAll(async () => {
    shop = await startShop()
    of = await course(shop, LESSONS, { isOrdered: true })
    as = await buyerOf(shop, of)
    const person = `md5('learner' || n)::uuid`
    await shop.database.query(
      `INSERT INTO users (id, email, firstname, lastname, role, state)
       SELECT ${person}, 'learner-' || n || '@example.com', 'Ann', 'Learner', 'user', 'active' FROM generate_series(1, ${PEOPLE}) n`,
    )
    await shop.database.query(
      `INSERT INTO user_products (user_id, product_id, state, source, source_key)
       SELECT ${person}, $1, 'active', 'gift', 'scale:' || n FROM generate_series(1, ${PEOPLE}) n`,
      [of.product.id],
    )
    await shop.database.query(
      `INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at, done_at, updated_at)
       SELECT ${person}, $1, l.id, 'done', now() - interval '30 days', now() - interval '20 days',
              now() - (n % 300) * interval '6 hours' - l.position * interval '1 second'
         FROM generate_series(1, ${PEOPLE}) n, lessons l WHERE l.program_id = $1 AND l.position < ${LESSONS}`,
      [of.programId],
    )
    for (const table of ['users', 'user_products', 'lesson_progress'])
      await shop.database.query(`VACUUM ANALYZE ${table}`)
  }, 900_000)
  afterAll(() => shop?.stop())

  async function timed(what: string, most: number, work: () => Promise<unknown>, rounds = 15) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await work()
      times.push(performance.now() - begun)
    }
    process.stdout.write(`${what}: ${median(times).toFixed(1)} ms\n`)
    expect(median(times)).toBeLessThan(most)
  }

  it('keeps a step and tells how far somebody is while they wait', async () => {
    const lesson = of.lessons[0]?.id ?? ''
    await timed('a step kept', 100, () =>
      saveProgress(shop.payload, { userId: as.id, lesson, state: 'done' }),
    )
    await timed('how far somebody is', 200, () =>
      findProgress(shop.payload, { userId: as.id, locale: 'en', idOrSlug: of.programId }),
    )
  })

  it('finds who paused without keeping anybody waiting, and writes to each once', async () => {
    const begun = performance.now()
    const nudged = await nudgePaused(shop.payload)
    process.stdout.write(`${nudged} pauses found in ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
    expect(nudged).toBeGreaterThan(PEOPLE * 0.3)
    expect(await nudgePaused(shop.payload)).toBe(0)
  }, 600_000)
})
