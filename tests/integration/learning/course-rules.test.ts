import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

type Standing = { id: string; state: string; lock: Record<string, unknown> | null }
type Progress = { lessons: Standing[]; resume: { lessonId: string } | null }

const progressOf = async (as: Customer, { programId }: Course) =>
  (await shop.call<{ data: Progress }>('GET', `/learning/programs/${programId}`, { as })).body.data
const locksOf = async (as: Customer, of: Course) => (await progressOf(as, of)).lessons.map(({ lock }) => lock)
const say = (as: Customer, lesson: string | undefined, state: string) =>
  shop.call('PUT', `/learning/lessons/${lesson}/progress`, { as, body: { state } })
const release = (id: string | undefined, data: object) =>
  shop.payload.update({ collection: 'lessons', id: id ?? '', data: { release: data } as never })

/** Everybody who hands out a lesson or what belongs to it, and whether they do. */
async function openTo(as: Customer, of: Course, place: number): Promise<Record<string, boolean>> {
  const { id, slug } = of.lessons[place] ?? { id: '', slug: '' }
  const found = async (path: string) => (await rawCall('GET', path, { as })).status === 200
  const listed = async (path: string) =>
    (await shop.call<{ totalDocs: number }>('GET', path, { as })).body.totalDocs === 1
  return {
    page: await found(`/programs/${of.programId}/lessons/${slug}`),
    document: await found(`/lessons/${id}`),
    list: await listed(`/lessons?where[id][equals]=${id}`),
    note: await found(`/learning/lessons/${id}/note`),
    answers: await found(`/learning/lessons/${id}/answers`),
    ...(place === 0
      ? {
          file: await found(`/lesson-files/${of.fileId}`),
          bytes: await found(`/lesson-files/file/${of.fileName}`),
          files: await listed(`/lesson-files?where[id][equals]=${of.fileId}`),
        }
      : {}),
  }
}

const isAll = (open: Record<string, boolean>, value: boolean) =>
  Object.fromEntries(Object.keys(open).map((reader) => [reader, value]))

describe('Learning, Course rules: lessons that open one after the other', () => {
  it('open when all before them are done, and say so until then', async () => {
    const of = await course(shop, 3, { isOrdered: true })
    const as = await buyerOf(shop, of)
    const [first, second, third] = of.lessons
    const waits = { reason: 'in-order', afterId: first?.id, opensAt: null, days: null }
    expect(await locksOf(as, of)).toEqual([null, waits, waits])
    const closed = await openTo(as, of, 1)
    expect(closed).toEqual(isAll(closed, false))
    expect((await say(as, second?.id, 'opened')).status).toBe(404)
    const refused = await shop.call('GET', `/programs/${of.programId}/lessons/${second?.slug}`, { as })
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'LESSON_LOCKED' }])

    await say(as, first?.id, 'done')
    expect(await progressOf(as, of)).toMatchObject({
      resume: { lessonId: second?.id },
      lessons: [{ lock: null }, { lock: null }, { lock: { reason: 'in-order', afterId: second?.id } }],
    })
    const open = await openTo(as, of, 1)
    expect(open).toEqual(isAll(open, true))
    expect(Object.values(await openTo(as, of, 2))).not.toContain(true)
    expect(third).toBeDefined()
  })

  it('stay open for whoever has opened them, also when the rule comes later or a lesson before is taken back', async () => {
    const of = await course(shop, 2)
    const as = await buyerOf(shop, of)
    await say(as, of.lessons[1]?.id, 'opened')
    await shop.payload.update({ collection: 'programs', id: of.programId, data: { isOrdered: true } })
    expect(await locksOf(as, of)).toEqual([null, null])
    expect((await locksOf(await buyerOf(shop, of), of))[1]).toMatchObject({ reason: 'in-order' })
  })

  it('name locked lessons in the outline, and not a word of them', async () => {
    const of = await course(shop, 2, { isOrdered: true })
    const text = await (
      await rawCall('GET', `/programs/${of.programId}/content`, { as: await buyerOf(shop, of) })
    ).text()
    expect(text).toContain('Lesson 2')
    expect(text).not.toContain('Words of lesson 2')
  })
})

describe('Learning, Progress: reset by staff', () => {
  it('lets somebody begin a program anew, once and on record, and leaves what they wrote and their certificate', async () => {
    const of = await course(shop, 2, { isOrdered: true, certificate: { isGiven: true } })
    const [as, other, admin] = [await buyerOf(shop, of), await buyerOf(shop, of), await person(shop, 'admin')]
    for (const reader of [as, other]) for (const { id } of of.lessons) await say(reader, id, 'done')
    const note = `/learning/lessons/${of.lessonId}/note`
    await shop.call('PUT', note, { as, body: { text: 'Mine' } })
    await shop.call('GET', '/learning/certificates', { as })
    const path = `/users/${as.id}/programs/${of.programId}/progress/reset`
    const reset = () => shop.call('POST', path, { as: admin, body: { reason: 'Asked by telephone' } })
    expect((await shop.call('POST', path, { as: admin, body: {} })).status).toBe(400)
    expect((await shop.call('POST', path, { as, body: { reason: 'x' } })).status).toBe(403)
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 404])
    expect(await progressOf(as, of)).toMatchObject({
      percent: 0,
      completedAt: null,
      lessons: [{ state: 'new' }, { state: 'new', lock: { reason: 'in-order' } }],
    })
    expect(await progressOf(other, of)).toMatchObject({ percent: 100 })
    expect((await shop.call('GET', note, { as })).body.data).toMatchObject({ text: 'Mine' })
    expect((await shop.call('GET', '/learning/certificates', { as })).body.data).toHaveLength(1)
    const logged = await shop.database.query(
      `SELECT details ->> 'reason' AS reason FROM activity_log WHERE user_id = $1 AND action = 'progress.reset'`,
      [as.id],
    )
    expect(logged).toEqual([{ reason: 'Asked by telephone' }])
  })
})

describe('Learning, Course rules: release', () => {
  it('keeps a lesson with its files closed by every way until its date', async () => {
    const of = await course(shop, 2)
    const as = await buyerOf(shop, of)
    const at = new Date(Date.now() + 86_400_000).toISOString()
    await release(of.lessons[0]?.id, { kind: 'on-date', at })
    expect((await locksOf(as, of))[0]).toMatchObject({ reason: 'on-date', opensAt: at })
    const closed = await openTo(as, of, 0)
    expect(closed).toEqual(isAll(closed, false))
    await release(of.lessons[0]?.id, { kind: 'on-date', at: new Date(Date.now() - 1_000).toISOString() })
    const open = await openTo(as, of, 0)
    expect(open).toEqual(isAll(open, true))
  })

  it('counts days from the purchase, and from the first lesson', async () => {
    const of = await course(shop, 3)
    const as = await buyerOf(shop, of)
    await release(of.lessons[1]?.id, { kind: 'after-purchase', days: 7 })
    await release(of.lessons[2]?.id, { kind: 'after-opening', days: 3 })
    expect(await locksOf(as, of)).toMatchObject([
      null,
      { reason: 'on-date' },
      { reason: 'after-opening', days: 3 },
    ])
    await say(as, of.lessons[0]?.id, 'opened')
    await shop.database.query(
      `UPDATE user_products SET created_at = now() - interval '168 hours' WHERE user_id = $1`,
      [as.id],
    )
    expect(await locksOf(as, of)).toMatchObject([null, null, { reason: 'on-date' }])
    await shop.database.query(
      `UPDATE lesson_progress SET opened_at = now() - interval '72 hours' WHERE user_id = $1`,
      [as.id],
    )
    expect(await locksOf(as, of)).toEqual([null, null, null])
  })

  it('is lifted for one person by staff, with a reason, on record, and taken back', async () => {
    const of = await course(shop, 2, { isOrdered: true })
    await release(of.lessons[0]?.id, { kind: 'after-purchase', days: 30 })
    const [as, other, admin] = [await buyerOf(shop, of), await buyerOf(shop, of), await person(shop, 'admin')]
    const path = `/users/${as.id}/programs/${of.programId}/release`
    expect((await shop.call('POST', path, { as: admin, body: {} })).status).toBe(400)
    for (const _ of [1, 2]) {
      const lifted = await shop.call('POST', path, { as: admin, body: { reason: 'In hospital next month' } })
      expect(lifted.status).toBe(200)
    }
    expect(await locksOf(as, of)).toEqual([null, null])
    const open = await openTo(as, of, 0)
    expect(open).toEqual(isAll(open, true))
    expect((await locksOf(other, of))[0]).toMatchObject({ reason: 'on-date' })
    await shop.call('POST', path, { as: admin, body: { reason: 'A mistake', release: 'restored' } })
    expect((await locksOf(as, of))[1]).toMatchObject({ reason: 'in-order' })
    const logged = await shop.database.query(
      `SELECT action, details ->> 'reason' AS reason FROM activity_log WHERE user_id = $1 AND action LIKE 'release.%' ORDER BY created_at`,
      [as.id],
    )
    expect(logged).toEqual([
      { action: 'release.lifted', reason: 'In hospital next month' },
      { action: 'release.restored', reason: 'A mistake' },
    ])
  })
})
