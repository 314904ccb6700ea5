import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nudgePaused } from '@/plugins/learning/reminders/nudge'
import { readLearning } from '@/plugins/learning/staff/operations/read-learning'
import { readParticipation } from '@/plugins/learning/staff/operations/read-participation'
import { type Measured, measure, slowestPlans } from '../../bench/measure'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { type Customer, type Shop, startShop } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const PEOPLE = isDeep ? 100_000 : 500
const LESSONS = isDeep ? 50 : 5
/** What grows with the people who learn: nobody who asks for one of them may read all of it. */
const LARGE = /Seq Scan on (users|user_products|lesson_progress|program_completions)\b/

describe(`Learning among ${PEOPLE} people with ${LESSONS} lessons each`, () => {
  let shop: Shop
  let of: Course
  let as: Customer
  beforeAll(async () => {
    shop = await startShop()
    of = await course(shop, LESSONS, { isOrdered: true })
    as = await buyerOf(shop, of)
    await shop.database.query(studying(of))
    for (const table of [
      'users',
      'user_products',
      'lesson_progress',
      'program_completions',
      'learning_places',
    ])
      await shop.database.query(`VACUUM ANALYZE ${table}`)
  }, 900_000)
  afterAll(() => shop?.stop())

  const ROUNDS = isDeep ? 15 : 5

  /** Measures a work, and says in the deep run how PostgreSQL found what it needs. */
  async function timed(what: string, most: number, work: () => Promise<unknown>): Promise<Measured> {
    const measured = await measure(ROUNDS, async () => undefined, work)
    const plans = await slowestPlans(shop.database, measured.statements, 0)
    const took = plans.map((plan) => Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? 0))
    const inDatabase = took.reduce((sum, each) => sum + each, 0)
    process.stdout.write(
      `${what}: ${measured.queries} statements, ${measured.medianMs.toFixed(1)} ms, of it PostgreSQL ${inDatabase.toFixed(1)} ms\n`,
    )
    if (process.env.SHOW_PLANS) process.stdout.write(`${plans.join('\n\n')}\n`)
    expect(measured.medianMs).toBeLessThan(most)
    return { ...measured, statements: isDeep ? plans.map((text) => ({ text, values: [] })) : [] }
  }

  /** Of few people PostgreSQL may well read all. */
  const expectIndexes = ({ statements }: Measured) => {
    for (const { text } of statements) expect(text).not.toMatch(LARGE)
  }

  it('keeps each step of somebody in one statement, and tells where they are', async () => {
    let place = 0
    const kept = await timed('a step kept', 200, async () => {
      const { id } = of.lessons[place++ % LESSONS] ?? expect.fail('there are lessons')
      expect(
        (await shop.call('PUT', `/learning/lessons/${id}/progress`, { as, body: { state: 'done' } })).status,
      ).toBe(200)
    })
    const lesson = `/programs/${of.programId}/lessons/${of.lessons[Math.min(ROUNDS, LESSONS) - 1]?.slug}`
    const page = await timed('the page of a lesson', 300, () => shop.call('GET', lesson, { as }))
    const mine = await timed('my programs', 200, () => shop.call('GET', '/learning/programs', { as }))
    const one = await timed('one program', 200, () =>
      shop.call('GET', `/learning/programs/${of.programId}`, { as }),
    )
    const outline = `/programs/${of.programId}/content`
    expectIndexes(await timed('the page of a program', 500, () => shop.call('GET', outline, { as })))
    // Beside these: who asks.
    expect([kept, page, mine, one].map(({ queries }) => queries - 1)).toEqual([1, 2, 1, 1])
    for (const each of [kept, page, mine, one]) expectIndexes(each)
  })

  it('tells staff how far one person is, and how all of them use the program', async () => {
    expectIndexes(await timed('one person, for staff', 200, () => readLearning(shop.payload, as.id)))
    const options = { activeDays: 30, locale: 'en' as const }
    await timed('participation', 1_000, () => readParticipation(shop.payload, options))
    const [row] = await readParticipation(shop.payload, options)
    // Every tenth finished; of the others each stands at the last lesson.
    expect(row).toMatchObject({
      open: PEOPLE + 1,
      begun: PEOPLE + 1,
      finished: PEOPLE / 10 + (isDeep ? 0 : 1),
    })
    expect(row).toMatchObject({ stopsAt: `Lesson ${LESSONS}`, stopped: PEOPLE * 0.9 })
    expect(row?.active).toBeGreaterThan(PEOPLE * 0.35)
  })

  it('finds who paused without keeping anybody waiting, and writes to each once', async () => {
    const begun = performance.now()
    const nudged = await nudgePaused(shop.payload)
    process.stdout.write(`${nudged} pauses found in ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
    expect(nudged).toBeGreaterThan(PEOPLE * 0.3)
    expect(await nudgePaused(shop.payload)).toBe(0)
  }, 600_000)
})

/** People who have the program and are at its last lesson, every tenth of whom finished it, in the last 75 days. */
function studying({ product, programId }: Course): string {
  const people = `generate_series(1, ${PEOPLE}) n`
  // One after the other: PostgreSQL fills its indexes several times faster than by chance.
  const idOf = (row: string) =>
    `(lpad(to_hex(n), 8, '0') || '-0000-4000-8000-' || lpad(${row}::text, 12, '0'))::uuid`
  const person = idOf('0')
  const at = `now() - (n % 300) * interval '6 hours'`
  return `
    BEGIN;
    -- Rows made of each other need no look whether the other one is there.
    SET LOCAL session_replication_role = replica;
    INSERT INTO users (id, email, firstname, lastname, role, state)
    SELECT ${person}, 'learner-' || n || '@example.com', 'Ann', 'Learner', 'user', 'active' FROM ${people};
    INSERT INTO user_products (user_id, product_id, state, source, source_key)
    SELECT ${person}, '${product.id}', 'active', 'gift', 'scale:' || n FROM ${people};
    INSERT INTO lesson_progress (id, user_id, program_id, lesson_id, state, opened_at, done_at, updated_at)
    SELECT ${idOf('l.position')}, ${person}, '${programId}', l.id, k.state::enum_lesson_progress_state, ${at} - interval '30 days',
           CASE k.state WHEN 'done' THEN ${at} END, ${at} - (${LESSONS} - l.position) * interval '1 hour'
      FROM ${people}, lessons l,
           LATERAL (SELECT CASE WHEN l.position < ${LESSONS} OR n % 10 = 0 THEN 'done' ELSE 'opened' END AS state) k
     WHERE l.program_id = '${programId}';
    INSERT INTO program_completions (user_id, program_id, completed_at)
    SELECT ${person}, '${programId}', ${at} FROM ${people} WHERE n % 10 = 0;
    INSERT INTO learning_places (user_id, program_id, lesson_id, at)
    SELECT ${person}, '${programId}', l.id, ${at} FROM ${people}, lessons l
     WHERE l.program_id = '${programId}' AND l.position = ${LESSONS};
    COMMIT;`
}
