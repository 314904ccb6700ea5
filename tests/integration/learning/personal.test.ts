import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { PLAN, reader, writer } from '../../support/factories/writer'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Plan = { id: string; state: string; confidence: number; what: string; checkIns: { text: string }[] }
type Call = { data: { answers: object; [field: string]: unknown } }

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const get = (as: Customer | null, path: string) => shop.call<Call>('GET', path, { as })
const put = (as: Customer | null, path: string, body: object) => shop.call<Call>('PUT', path, { as, body })
const post = (as: Customer | null, path: string, body: object) =>
  shop.call<{ data: Plan }>('POST', path, { as, body })
const plansOf = async (as: Customer) =>
  (await shop.call<{ data: Plan[] }>('GET', '/learning/action-plans', { as })).body.data

describe('Learning, Private writings: what somebody writes for themselves', () => {
  it('keeps a note at a lesson, takes the next one in its place, and removes it when it is emptied', async () => {
    const { as, lesson, program } = await reader(shop)
    expect((await get(as, `${lesson}/note`)).body.data).toEqual({ text: '', updatedAt: null })
    await put(as, `${lesson}/note`, { text: 'Breathe out longer.' })
    await put(as, `${lesson}/note`, { text: 'Breathe out longer. Twice.' })
    const bySlug = `/learning/lessons/${program.lessonSlug}/note`
    expect((await get(as, bySlug)).body.data).toMatchObject({ text: 'Breathe out longer. Twice.' })
    await put(as, `${lesson}/note`, { text: '' })
    expect((await get(as, `${lesson}/note`)).body.data).toEqual({ text: '', updatedAt: null })
  })

  it('keeps twenty answers that come at once, and takes one back', async () => {
    const { as, lesson } = await reader(shop)
    const keys = Array.from({ length: 20 }, (_, index) => `question-${index}`)
    const answers = await Promise.all(
      keys.map((key, index) => put(as, `${lesson}/answers`, { answers: { [key]: index } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
    await put(as, `${lesson}/answers`, { answers: { 'question-0': null, 'question-1': 'words' } })
    const { body } = await get(as, `${lesson}/answers`)
    expect(Object.keys(body.data.answers)).toHaveLength(19)
    expect(body.data.answers).toMatchObject({ 'question-1': 'words', 'question-19': 19 })
  })

  it('shows how far somebody came on a scale they were asked about before and after', async () => {
    const { as, program, lesson } = await reader(shop)
    const asked = (title: string) => ({ question: title, kind: 'scale' as const, scale: 'Confidence' })
    const { selfChecks } = await shop.payload.update({
      collection: 'lessons',
      id: program.lessonId,
      data: { selfChecks: [asked('Before'), asked('After')] },
    })
    const [before, after] = (selfChecks ?? []).map(({ id }) => String(id))
    await put(as, `${lesson}/answers`, { answers: { [`${before}`]: 4 } })
    expect((await get(as, `${lesson}/answers`)).body.data.changes).toEqual([])
    const { body } = await put(as, `${lesson}/answers`, { answers: { [`${after}`]: 7 } })
    expect(body.data.changes).toMatchObject([{ scale: 'Confidence', before: 4, after: 7, change: 3 }])
  })

  it('keeps a plan and its check-ins once, however often they are sent', async () => {
    const as = await person(shop)
    const [id, checkIn] = [randomUUID(), randomUUID()]
    const sent = () => post(as, '/learning/action-plans', { id, ...PLAN })
    expect((await Promise.all([sent(), sent()])).map(({ status }) => status)).toEqual([200, 200])
    const went = () =>
      post(as, `/learning/action-plans/${id}/check-ins`, { id: checkIn, result: 'done', text: 'Well' })
    await Promise.all([went(), went()])
    await put(as, `/learning/action-plans/${id}`, { confidence: 9, state: 'finished' })
    expect(await plansOf(as)).toMatchObject([
      { id, what: 'Walk', confidence: 9, state: 'finished', checkIns: [{ text: 'Well' }] },
    ])
    expect((await shop.call('DELETE', `/learning/action-plans/${id}`, { as })).status).toBe(200)
    expect((await shop.call('DELETE', `/learning/action-plans/${id}`, { as })).status).toBe(404)
    expect(await plansOf(as)).toEqual([])
  })

  it('asks what could get in the way below a confidence of seven, and until something would help', async () => {
    const as = await person(shop)
    const plan = async (more: object) =>
      (await post(as, '/learning/action-plans', { ...PLAN, ...more })).body.data
    expect(await plan({ confidence: 6 })).toMatchObject({ needsProblemSolving: true })
    expect(await plan({ confidence: 6, solution: 'Ask Ann' })).toMatchObject({ needsProblemSolving: false })
    expect(await plan({ confidence: 7 })).toMatchObject({ needsProblemSolving: false })
  })

  it('refuses what is no plan, no answer and no note', async () => {
    const { as, lesson } = await reader(shop)
    const refused = [
      await post(as, '/learning/action-plans', { ...PLAN, what: ' ' }),
      await post(as, '/learning/action-plans', { ...PLAN, confidence: 11 }),
      await put(as, `${lesson}/answers`, { answers: { 'a key with blanks': 1 } }),
      await put(as, `${lesson}/answers`, { answers: { key: { deep: 1 } } }),
      await put(as, `${lesson}/note`, { text: 'x'.repeat(20_001) }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  })

  it('is one and the same on two devices that write into one note at the same moment', async () => {
    const { as, lesson } = await reader(shop)
    const texts = ['From the telephone', 'From the desktop']
    for (let round = 0; round < 5; round++) {
      const sent = await Promise.all(texts.map((text) => put(as, `${lesson}/note`, { text })))
      expect(sent.map(({ status }) => status)).toEqual([200, 200])
      const seen = await Promise.all(texts.map(() => get(as, `${lesson}/note`)))
      const [phone, desktop] = seen.map(({ body }) => body.data.text)
      expect(phone).toBe(desktop)
      expect(texts).toContain(phone)
    }
  })

  it('stays readable and writable for its writer when the access ends or the money goes back', async () => {
    const { as, lesson, program, words } = await writer(shop)
    await shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`,
      [as.id],
    )
    expect((await get(as, `${lesson}/note`)).body.data).toMatchObject({ text: words[0] })
    expect((await put(as, `${lesson}/note`, { text: `${words[0]} and more` })).status).toBe(200)
    expect((await get(as, '/learning/notes')).body.data).toMatchObject([
      {
        programId: program.programId,
        status: 'ended',
        lessons: [{ note: { text: `${words[0]} and more` }, answers: [{ value: words[1] }, {}, {}] }],
      },
    ])
  })

  it('stays when staff delete the lesson', async () => {
    const { as, program, words } = await writer(shop)
    await shop.payload.delete({ collection: 'lessons', id: program.lessonId })
    const { body } = await get(as, '/learning/notes')
    expect(body.data).toMatchObject([{ lessons: [{ title: null, note: { text: words[0] } }] }])
  })

  it('goes with the account', async () => {
    const { as } = await writer(shop)
    await shop.database.query(`DELETE FROM user_products WHERE user_id = $1`, [as.id])
    const count = () =>
      shop.database.query<{ count: string }>(
        `SELECT (SELECT count(*) FROM lesson_notes WHERE user_id = $1)
              + (SELECT count(*) FROM lesson_answers WHERE user_id = $1)
              + (SELECT count(*) FROM action_plans WHERE user_id = $1) AS count`,
        [as.id],
      )
    expect(await count()).toEqual([{ count: '5' }])
    const [rule] = await shop.database.query<{ tables: string }>(
      `SELECT count(*) AS tables FROM pg_constraint WHERE confrelid = 'users'::regclass AND confdeltype = 'c'
          AND conrelid IN ('lesson_notes'::regclass, 'lesson_answers'::regclass, 'action_plans'::regclass)`,
    )
    expect(rule).toEqual({ tables: '3' })
  })
})
