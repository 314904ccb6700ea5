import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nudgePaused } from '@/plugins/learning/reminders/nudge'
import { inTransaction } from '@/src/server/db/transaction'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const say = (as: Customer, lesson: string | undefined, state: string) =>
  shop.call('PUT', `/learning/lessons/${lesson}/progress`, { as, body: { state } })

describe('Learning, Reminders: once in a pause', () => {
  const daysAgo = (days: number, as: Customer) =>
    shop.database.query(
      'UPDATE lesson_progress SET updated_at = now() - make_interval(days => $2) WHERE user_id = $1',
      [as.id, days],
    )
  const mailsTo = (as: Customer) =>
    shop.database.query<{ message: string }>(
      `SELECT message FROM email_outbox WHERE user_id = $1 AND message LIKE 'learning-paused%'`,
      [as.id],
    )
  async function paused(days = 15, program: object = {}) {
    const of = await course(shop, 2, program)
    const as = await buyerOf(shop, of)
    await say(as, of.lessons[0]?.id, 'opened')
    await daysAgo(days, as)
    return { of, as }
  }
  const nudge = () => nudgePaused(shop.payload)

  it('writes after two weeks, once, however many processes look, and again only in the next pause', async () => {
    const { of, as } = await paused(13)
    await nudge()
    expect(await mailsTo(as)).toEqual([])
    await daysAgo(15, as)
    await Promise.all([1, 2, 3, 4].map(nudge))
    await nudge()
    expect(await mailsTo(as)).toHaveLength(1)
    const mail = (await shop.mailsTo(as.email)).find(({ subject }) => subject.includes('when you are ready'))
    expect(mail?.html).toContain(`/programs/${of.product.slug}`)
    await shop.database.query(
      `UPDATE learning_reminders SET nudged_at = now() - interval '20 days' WHERE user_id = $1`,
      [as.id],
    )
    await daysAgo(16, as)
    await nudge()
    expect(await mailsTo(as)).toHaveLength(2)
  })

  it('leaves nothing of a process that is killed in the middle: no claim without its mail', async () => {
    const { as } = await paused()
    await expect(
      inTransaction(shop.payload, async (sql) => {
        await sql.query(
          'INSERT INTO learning_reminders (user_id, nudged_at) VALUES ($1, now()) ON CONFLICT (user_id) DO NOTHING',
          [as.id],
        )
        await sql.query('SELECT pg_terminate_backend(pg_backend_pid())')
      }),
    ).rejects.toThrow()
    await nudge()
    expect(await mailsTo(as)).toHaveLength(1)
  })

  it.each<[string, (found: { of: Course; as: Customer }) => Promise<unknown>]>([
    [
      'who does not want it',
      ({ as }) => shop.call('PUT', '/learning/reminders', { as, body: { wanted: false } }),
    ],
    [
      'whose access is over',
      ({ as }) => shop.database.query(`UPDATE user_products SET state = 'ended' WHERE user_id = $1`, [as.id]),
    ],
    [
      'who has finished',
      ({ of, as }) =>
        shop.database.query(
          'INSERT INTO program_completions (user_id, program_id, completed_at) VALUES ($1, $2, now())',
          [as.id, of.programId],
        ),
    ],
    [
      'whose account is deactivated',
      ({ as }) => shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [as.id]),
    ],
    ['who left long ago', ({ as }) => daysAgo(60, as)],
  ])('does not write to somebody %s', async (_, happen) => {
    const found = await paused()
    await happen(found)
    await nudge()
    expect(await mailsTo(found.as)).toEqual([])
  })

  it('speaks the language of the person, who can switch it off and on', async () => {
    const { as } = await paused()
    await shop.database.query(`UPDATE users SET locale = 'fr' WHERE id = $1`, [as.id])
    await nudge()
    expect(await mailsTo(as)).toEqual([{ message: 'learning-paused:fr' }])
    const wanted = async () => (await shop.call('GET', '/learning/reminders', { as })).body.data
    expect(await wanted()).toEqual({ wanted: true })
    await shop.call('PUT', '/learning/reminders', { as, body: { wanted: false } })
    expect(await wanted()).toEqual({ wanted: false })
  })
})

describe('Learning, Questions to staff', () => {
  type Asked = { data: { id: string; question: string; answer: string | null }[] }

  it('are kept once with the lesson, answered once by email in the person’s language, and stay there', async () => {
    const of = await course(shop, 1)
    const [as, admin] = [await buyerOf(shop, of), await person(shop, 'admin')]
    await shop.database.query(`UPDATE users SET locale = 'fr' WHERE id = $1`, [as.id])
    const path = `/learning/lessons/${of.lessonId}/questions`
    const body = { id: randomUUID(), question: 'How often?' }
    for (const _ of [1, 2]) expect((await shop.call('POST', path, { as, body })).status).toBe(200)
    const listed = await shop.call<{ docs: { id: string }[] }>('GET', '/lesson-questions?depth=0', {
      as: admin,
    })
    expect(listed.body.docs.filter(({ id }) => id === body.id)).toHaveLength(1)

    const answer = (words: string) =>
      shop.call('POST', `/lesson-questions/${body.id}/answer`, { as: admin, body: { answer: words } })
    expect((await answer(' ')).status).toBe(400)
    const answers = await Promise.all([answer('Once a day.'), answer('Twice a day.')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const read = await shop.call<Asked>('GET', path, { as })
    const kept = read.body.data[0]?.answer ?? ''
    expect(read.body.data).toHaveLength(1)
    const mails = await shop.mailsTo(as.email)
    const told = mails.filter(({ subject }) => subject.includes('votre question'))
    expect(told).toHaveLength(1)
    expect(told[0]?.html).toContain(kept)
    await shop.database.query(`UPDATE user_products SET state = 'ended' WHERE user_id = $1`, [as.id])
    expect((await shop.call<Asked>('GET', path, { as })).body.data).toMatchObject([{ answer: kept }])
    expect((await shop.call('POST', path, { as, body: { ...body, id: randomUUID() } })).status).toBe(404)
  })

  it('are read by who asked and by staff, and can be asked where the lesson is open alone', async () => {
    const of = await course(shop, 2, { isOrdered: true })
    const [as, other] = [await buyerOf(shop, of), await buyerOf(shop, of)]
    const path = `/learning/lessons/${of.lessonId}/questions`
    const id = randomUUID()
    await shop.call('POST', path, { as, body: { id, question: 'Words of mine' } })
    for (const visitor of [other, await person(shop), null])
      for (const call of [path, '/lesson-questions?depth=3', `/lesson-questions/${id}`])
        expect(await (await rawCall('GET', call, { as: visitor })).text()).not.toContain('Words of mine')
    const taken = await shop.call('POST', path, { as: other, body: { id, question: 'Mine now' } })
    expect(taken.status).toBe(404)
    const locked = `/learning/lessons/${of.lessons[1]?.id}/questions`
    const early = await shop.call('POST', locked, { as, body: { id: randomUUID(), question: 'And this?' } })
    expect(early.status).toBe(404)
  })
})

describe('Learning, Import of what was finished in an older system', () => {
  type Rows = { rows: { line: number; outcome: string }[] }

  it('says what would become of each line, keeps nothing of a look, and everything once', async () => {
    const of = await course(shop, 2, { certificate: { isGiven: true } })
    const [ann, bob, admin] = [await buyerOf(shop, of), await buyerOf(shop, of), await person(shop, 'admin')]
    for (const { id } of of.lessons) await say(bob, id, 'done')
    const { slug } = of.product
    const list = [
      'Email;Program;Day',
      `${ann.email.toUpperCase()};${slug};2023-05-01`,
      `${ann.email}, ${slug}, 2023-06-01`,
      `${bob.email}\t${slug}\t2023-05-01`,
      `nobody@example.com;${slug};2023-05-01`,
      `${ann.email};no-such-program;2023-05-01`,
      `${ann.email};${slug};2999-01-01`,
      '',
    ].join('\n')
    const send = (isPreview: boolean) =>
      shop.call<Rows>('POST', '/program-completions/import', { as: admin, body: { list, isPreview } })
    const outcomes = ({ body }: { body: Rows }) => body.rows.map(({ line, outcome }) => [line, outcome])
    const expected = [
      [2, 'new'],
      [3, 'repeated'],
      [4, 'known'],
      [5, 'no-person'],
      [6, 'no-program'],
      [7, 'no-day'],
    ]
    const percent = async () =>
      (await shop.call('GET', `/learning/programs/${of.programId}`, { as: ann })).body.data
    expect(outcomes(await send(true))).toEqual(expected)
    expect(await percent()).toMatchObject({ percent: 0, completedAt: null })
    expect(outcomes(await send(false))).toEqual(expected)
    expect(await percent()).toMatchObject({ percent: 100, completedAt: '2023-05-01T12:00:00.000Z' })
    expect(outcomes(await send(false))[0]).toEqual([2, 'known'])
    const { body } = await shop.call('GET', '/learning/certificates', { as: ann })
    expect(body.data).toMatchObject([{ completedAt: '2023-05-01T12:00:00.000Z' }])
    expect((await shop.call('POST', '/program-completions/import', { as: ann, body: { list } })).status).toBe(
      403,
    )
  })
})
