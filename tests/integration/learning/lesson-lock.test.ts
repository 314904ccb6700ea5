import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LessonRelease, lessonLocks } from '@/src/domain/learning/lesson-lock'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { buyerOf, course } from '../../support/factories/course'
import { rawCall } from '../../support/raw-call'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

describe('Learning, Course rules: SQL and TypeScript have one rule', () => {
  it('locks the same lessons, whatever the rules and wherever somebody is', async () => {
    const of = await course(shop, 4)
    const as = await buyerOf(shop, of)
    const hours = fc.constantFrom(-200, -100, -25, -1, 1, 25, 100)
    const lesson = fc.record({
      kind: fc.constantFrom<LessonRelease['kind']>('at-once', 'after-purchase', 'after-opening', 'on-date'),
      days: fc.constantFrom(null, 1, 4, 8),
      at: fc.option(hours),
      state: fc.constantFrom('new' as const, 'new' as const, 'opened' as const, 'done' as const),
      openedAt: fc.constantFrom(-200, -97, -25, -1),
      isFree: fc.integer({ min: 0, max: 9 }).map((of10) => of10 === 0),
    })
    const cases = fc.sample(
      fc.record({
        lessons: fc.array(lesson, { minLength: 4, maxLength: 4 }),
        isOrdered: fc.boolean(),
        isLifted: fc.integer({ min: 0, max: 9 }).map((of10) => of10 === 0),
        bought: fc.constantFrom(-200, -97, -25, -1),
      }),
      { numRuns: 80, seed: 13 },
    )
    const seen = new Set<boolean>()
    const now = Date.now()
    const moment = (offset: number) => new Date(now + offset * 3_600_000)
    for (const { lessons, isOrdered, isLifted, bought } of cases) {
      const rows = lessons.map((each, place) => ({
        ...each,
        id: of.lessons[place]?.id,
        at: each.at === null ? null : moment(each.at),
        openedAt: moment(each.openedAt),
      }))
      await shop.database.query(
        `WITH given AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS g (id uuid, kind text, days int, at timestamptz, "isFree" boolean))
         UPDATE lessons l SET release_kind = g.kind::enum_lessons_release_kind, release_days = g.days, release_at = g.at, is_free_preview = g."isFree"
           FROM given g WHERE g.id = l.id`,
        [JSON.stringify(rows)],
      )
      await shop.database.query('UPDATE programs SET is_ordered = $2 WHERE id = $1', [
        of.programId,
        isOrdered,
      ])
      await shop.database.query('UPDATE user_products SET created_at = $2 WHERE user_id = $1', [
        as.id,
        moment(bought),
      ])
      await shop.database.query('DELETE FROM lesson_progress WHERE user_id = $1', [as.id])
      await shop.database.query('DELETE FROM release_exceptions WHERE user_id = $1', [as.id])
      if (isLifted)
        await shop.database.query(
          `INSERT INTO release_exceptions (user_id, program_id, reason) VALUES ($1, $2, 'Because')`,
          [as.id, of.programId],
        )
      await shop.database.query(
        `INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at)
         SELECT $2, $3, g.id, g.state::enum_lesson_progress_state, g."openedAt"
           FROM jsonb_to_recordset($1::jsonb) AS g (id uuid, state text, "openedAt" timestamptz) WHERE g.state <> 'new'`,
        [JSON.stringify(rows), as.id, of.programId],
      )
      const opened = rows.filter(({ state }) => state !== 'new').map(({ openedAt }) => openedAt.getTime())
      const expected = lessonLocks(
        rows.map(({ id, state, kind, days, at, isFree }) => ({
          id: id ?? '',
          state,
          release: { kind, days, at },
          isFree,
        })),
        {
          isOrdered,
          isLifted,
          boughtAt: moment(bought),
          beganAt: opened.length > 0 ? new Date(Math.min(...opened)) : null,
        },
        new Date(),
      ).map((lock) => lock !== null)
      const found = await shop.database.query<{ locked: boolean }>(
        `SELECT ${lockedLesson('l', 'p', '$2')} AS locked FROM lessons l JOIN programs p ON p.id = l.program_id
          WHERE p.id = $1 ORDER BY l.position`,
        [of.programId, as.id],
      )
      expect(found.map(({ locked }) => locked)).toEqual(expected)
      for (const each of expected) seen.add(each)
    }
    expect(seen.size).toBe(2)
  })
})

describe('Learning, Free lessons: read by everybody, and nothing else with them', () => {
  it('open their files to anybody, while they and their program are published', async () => {
    const of = await course(shop, 2)
    const file = `/lesson-files/file/${of.fileName}`
    const status = async () => (await rawCall('GET', file, { as: null })).status
    expect(await status()).not.toBe(200)
    await shop.payload.update({ collection: 'lessons', id: of.lessonId, data: { isFreePreview: true } })
    expect(await status()).toBe(200)
    const other = await course(shop, 1)
    expect((await rawCall('GET', `/lesson-files/file/${other.fileName}`, { as: null })).status).not.toBe(200)
    for (const path of ['/lessons?limit=0', `/lessons/${of.lessonId}`, `/programs/${of.programId}/content`]) {
      const text = await (await rawCall('GET', path, { as: null })).text()
      expect(Object.values(of.secrets).filter((secret) => text.includes(secret))).toEqual([])
    }
    await shop.payload.update({ collection: 'programs', id: of.programId, data: { _status: 'draft' } })
    expect(await status()).not.toBe(200)
  })
})
