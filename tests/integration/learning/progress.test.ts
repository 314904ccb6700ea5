import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Progress = {
  programId: string
  status: string
  percent: number
  lessonsDone: number
  lessonsTotal: number
  resume: { lessonId: string; lessonSlug: string; positionSeconds: number } | null
  completedAt: string | null
  lessons: { id: string; state: string; positionSeconds: number }[]
}

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** A program of two lessons and somebody who has just bought it. */
async function reader(): Promise<{ program: TestProgram; as: Customer; lessons: [string, string] }> {
  const program = await programWithLesson(shop)
  const second = await addLesson(program, 2)
  const as = await person(shop)
  await order(shop, as, [program.product])
  return { program, as, lessons: [program.lessonId, second] }
}

async function addLesson({ programId }: TestProgram, position: number): Promise<string> {
  const { sections } = await shop.payload.findByID({ collection: 'programs', id: programId })
  const { id } = await shop.payload.create({
    collection: 'lessons',
    data: {
      title: `Lesson ${position}`,
      program: programId,
      section: sections?.[0]?.id ?? '',
      position,
      slug: `lesson-number-${position}`,
      body: richText('Words.'),
      _status: 'published',
    },
  })
  return id
}

const save = (as: Customer | null, lesson: string, body: object) =>
  shop.call<{ data: { state: string; positionSeconds: number } }>(
    'PUT',
    `/learning/lessons/${lesson}/progress`,
    { as, body },
  )

async function progressOf(as: Customer, program: string): Promise<Progress> {
  const { body } = await shop.call<{ data: Progress }>('GET', `/learning/programs/${program}`, { as })
  return body.data
}

async function listOf(as: Customer): Promise<Progress[]> {
  return (await shop.call<{ data: Progress[] }>('GET', '/learning/programs', { as })).body.data
}

describe('Learning: how far somebody is', () => {
  it('is kept on the server: opened, done, taken back, and the second of the recording', async () => {
    const { program, as, lessons } = await reader()
    expect(await progressOf(as, program.programId)).toMatchObject({
      status: 'active',
      percent: 0,
      lessonsTotal: 2,
      resume: null,
      completedAt: null,
      lessons: [{ id: lessons[0], state: 'new' }, { id: lessons[1] }],
    })

    await save(as, lessons[0], { positionSeconds: 75 })
    expect(await progressOf(as, program.product.slug)).toMatchObject({
      resume: { lessonId: lessons[0], lessonSlug: program.lessonSlug, positionSeconds: 75 },
      lessons: [{ state: 'opened', positionSeconds: 75 }, { state: 'new' }],
    })

    await save(as, lessons[0], { state: 'done' })
    expect(await progressOf(as, program.product.id)).toMatchObject({
      percent: 50,
      lessonsDone: 1,
      resume: { lessonId: lessons[1] },
    })

    await save(as, lessons[0], { state: 'not-done' })
    expect((await progressOf(as, program.programId)).percent).toBe(0)
  })

  it('stays done when the lesson is opened again', async () => {
    const { program, as, lessons } = await reader()
    await save(as, lessons[0], { state: 'done' })
    const { body } = await save(as, lessons[0], { state: 'opened', positionSeconds: 3 })
    expect(body.data).toMatchObject({ state: 'done', positionSeconds: 3 })
    expect((await progressOf(as, program.programId)).lessonsDone).toBe(1)
  })

  it('says once that a program is finished, and keeps that when it grows', async () => {
    const { program, as, lessons } = await reader()
    for (const lesson of lessons) await save(as, lesson, { state: 'done' })
    const finished = await progressOf(as, program.programId)
    expect(finished).toMatchObject({ percent: 100, resume: null, completedAt: expect.any(String) })

    await addLesson(program, 3)
    await save(as, lessons[0], { state: 'not-done' })
    await save(as, lessons[0], { state: 'done' })
    const grown = await progressOf(as, program.programId)
    expect(grown).toMatchObject({ percent: 66, lessonsTotal: 3, completedAt: finished.completedAt })
  })

  it('finishes a program whose last lessons are done on two devices at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { program, as, lessons } = await reader()
      await Promise.all(lessons.map((lesson) => save(as, lesson, { state: 'done' })))
      const [listed] = await listOf(as)
      expect(listed).toMatchObject({ programId: program.programId, completedAt: expect.any(String) })
    }
  })

  it('is one row however often and from however many devices it is said', async () => {
    const { as, lessons } = await reader()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(as, lessons[0], { state: index % 2 === 0 ? 'done' : 'not-done' }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const rows = await shop.database.query<{ state: string; isDone: boolean }>(
      `SELECT state, done_at IS NOT NULL AS "isDone" FROM lesson_progress WHERE user_id = $1`,
      [as.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.isDone).toBe(rows[0]?.state === 'done')
  })

  it('outlives the access: the program is listed as ended, as far as they came, and takes no more', async () => {
    const { program, as, lessons } = await reader()
    await save(as, lessons[0], { state: 'done' })
    await shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`,
      [as.id],
    )
    expect(await listOf(as)).toMatchObject([{ programId: program.programId, status: 'ended', percent: 50 }])
    expect((await save(as, lessons[1], { state: 'done' })).status).toBe(404)
  })

  it('takes each save that came before a refund and none after it, while somebody studies', async () => {
    const { program, as, lessons } = await reader()
    const saves = Array.from({ length: 20 }, (_, second) =>
      save(as, lessons[0], { positionSeconds: second + 1 }),
    )
    const refunded = shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now(), end_reason = 'refunded' WHERE user_id = $1`,
      [as.id],
    )
    const answers = await Promise.all(saves)
    await refunded
    const kept = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.positionSeconds)
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect((await save(as, lessons[0], { state: 'done' })).status).toBe(404)
    const { status, lessons: standing } = await progressOf(as, program.programId)
    expect(status).toBe('ended')
    expect(standing[0]?.state).toBe(kept.length > 0 ? 'opened' : 'new')
    expect([0, ...kept]).toContain(standing[0]?.positionSeconds)
  })

  it('is nobody else’s: who has not the program hears 404, and lists nothing of it', async () => {
    const { program, as, lessons } = await reader()
    await save(as, lessons[0], { state: 'done' })
    const stranger = await person(shop)
    expect((await save(stranger, lessons[0], { state: 'done' })).status).toBe(404)
    const asked = await shop.call('GET', `/learning/programs/${program.programId}`, { as: stranger })
    expect(asked.status).toBe(404)
    expect(await listOf(stranger)).toEqual([])
    expect((await save(null, lessons[0], { state: 'done' })).status).toBe(401)
  })

  it('refuses what is no progress, and lessons that are not there', async () => {
    const { as, lessons } = await reader()
    const misfits = [
      { state: 'finished' },
      { positionSeconds: -1 },
      { positionSeconds: 1.5 },
      { positionSeconds: 1e9 },
    ]
    for (const body of misfits) expect((await save(as, lessons[0], body)).status).toBe(400)
    for (const lesson of ['nothing', 'x%00y', '00000000-0000-4000-8000-000000000000'])
      expect((await save(as, lesson, { state: 'done' })).status).toBe(404)
  })

  it('does not know drafts', async () => {
    const { program, as, lessons } = await reader()
    await shop.payload.update({ collection: 'lessons', id: lessons[1], data: { _status: 'draft' } })
    expect((await progressOf(as, program.programId)).lessonsTotal).toBe(1)
    expect((await save(as, lessons[1], { state: 'done' })).status).toBe(404)
  })

  it('goes with a lesson that is deleted, and that the program was finished stays', async () => {
    const { program, as, lessons } = await reader()
    for (const lesson of lessons) await save(as, lesson, { state: 'done' })
    await shop.payload.delete({ collection: 'lessons', id: lessons[1] })
    expect(await progressOf(as, program.programId)).toMatchObject({
      percent: 100,
      lessonsTotal: 1,
      completedAt: expect.any(String),
    })
  })

  it('costs one statement to keep and one to read, two with the lesson itself, beside who asks', async () => {
    const { program, as, lessons } = await reader()
    const statements = async (work: () => Promise<unknown>) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await work()
      const count = query.mock.calls.length
      query.mockRestore()
      return count
    }
    expect(await statements(() => save(as, lessons[0], { state: 'done' }))).toBe(2)
    expect(await statements(() => progressOf(as, program.programId))).toBe(2)
    const lesson = `/programs/${program.programId}/lessons/${program.lessonSlug}`
    expect(await statements(() => shop.call('GET', lesson, { as }))).toBe(3)
    expect(await statements(() => listOf(as))).toBe(2)
  })
})
