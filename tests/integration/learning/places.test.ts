import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readParticipation } from '@/plugins/learning/staff/operations/read-participation'
import { eraseAccount } from '@/plugins/own-data/operations/erase-account'
import { inTransaction } from '@/src/server/db/transaction'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop?.stop())

/** After each of these changes places are what a count of all steps says; of steps at one time any may be the last. */
afterEach(async () => {
  const places = `SELECT p.user_id, p.program_id, s.updated_at FROM learning_places p
                    LEFT JOIN lesson_progress s ON s.user_id = p.user_id AND s.lesson_id = p.lesson_id AND s.updated_at = p.at`
  const counted =
    'SELECT user_id, program_id, max(updated_at) FROM lesson_progress GROUP BY user_id, program_id'
  const differing = await shop.database.query(
    `((${places}) EXCEPT (${counted})) UNION ALL ((${counted}) EXCEPT (${places}))`,
  )
  expect(differing).toEqual([])
})

const step = (as: Customer, of: Course, lesson: number, state = 'done') =>
  shop.call('PUT', `/learning/lessons/${of.lessons[lesson]?.id}/progress`, { as, body: { state } })
const placeOf = async (as: Customer, of: Course) => {
  const [place] = await shop.database.query<{ lesson: string }>(
    'SELECT lesson_id AS lesson FROM learning_places WHERE user_id = $1 AND program_id = $2',
    [as.id, of.programId],
  )
  return place ? of.lessons.findIndex(({ id }) => id === place.lesson) : null
}
const set = (as: Customer, of: Course, lesson: number, hoursAgo: number) =>
  shop.database.query(
    `UPDATE lesson_progress SET updated_at = now() - make_interval(hours => $3) WHERE user_id = $1 AND lesson_id = $2`,
    [as.id, of.lessons[lesson]?.id, hoursAgo],
  )

describe('Learning: where each person is in a program', () => {
  it('is the lesson of their last step, also when one is corrected to an earlier time', async () => {
    const of = await course(shop, 3)
    const as = await buyerOf(shop, of)
    expect(await placeOf(as, of)).toBeNull()
    for (const lesson of [0, 2, 1]) await step(as, of, lesson)
    expect(await placeOf(as, of)).toBe(1)
    await step(as, of, 0, 'opened')
    expect(await placeOf(as, of)).toBe(0)
    await set(as, of, 0, 9)
    expect(await placeOf(as, of)).toBe(1)
    await set(as, of, 2, 5)
    expect(await placeOf(as, of)).toBe(1)
  })

  it('goes back to the step before when a lesson is deleted, and is gone when they begin anew or close their account', async () => {
    const of = await course(shop, 3)
    const [as, other] = [await buyerOf(shop, of), await buyerOf(shop, of)]
    for (const one of [as, other]) for (const lesson of [0, 1, 2]) await step(one, of, lesson)
    await shop.payload.delete({ collection: 'lessons', id: of.lessons[2]?.id ?? '' })
    expect([await placeOf(as, of), await placeOf(other, of)]).toEqual([1, 1])
    const reset = `/users/${as.id}/programs/${of.programId}/progress/reset`
    await shop.call('POST', reset, { as: admin, body: { reason: 'Asked by telephone' } })
    expect([await placeOf(as, of), await placeOf(other, of)]).toEqual([null, 1])
    await shop.database.query('UPDATE users SET closes_at = now() WHERE id = $1', [other.id])
    expect(await inTransaction(shop.payload, (sql) => eraseAccount(sql, other.id))).toBe(true)
    expect(await placeOf(other, of)).toBeNull()
  })

  it('is right after steps from several devices while staff let them begin anew', async () => {
    const of = await course(shop, 4)
    const as = await buyerOf(shop, of)
    for (let round = 0; round < 6; round++) {
      const reset = `/users/${as.id}/programs/${of.programId}/progress/reset`
      await Promise.all([
        ...[0, 1, 2, 3].map((lesson) => step(as, of, lesson, round % 2 ? 'done' : 'opened')),
        shop.call('POST', reset, { as: admin, body: { reason: 'Meanwhile' } }),
      ])
    }
  })

  it('does not make somebody active whose completion was imported from years ago', async () => {
    const of = await course(shop, 2)
    const [as, reader] = [await buyerOf(shop, of), await buyerOf(shop, of)]
    await step(reader, of, 0)
    const list = `Email;Program;Day\n${as.email};${of.product.slug};2023-05-01`
    await shop.call('POST', '/program-completions/import', { as: admin, body: { list, isPreview: false } })
    const rows = await readParticipation(shop.payload, { activeDays: 30, locale: 'en' })
    const row = rows.find(({ programId }) => programId === of.programId)
    expect(row).toMatchObject({ begun: 2, active: 1, finished: 1, stopped: 1 })
  })
})
