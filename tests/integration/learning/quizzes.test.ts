import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rotateKey } from '@/plugins/learning/personal/operations/rotate-key'
import { toKey } from '@/plugins/learning/personal/personal-key'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { buyerOf, type Course, course } from '../../support/factories/course'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

type Option = { key: string; text: string }
type Question = { key: string; question: string; hasSeveral: boolean; options: Option[] }
type Judged = {
  isPassed: boolean
  percent: number | null
  questions: { isRight: boolean; chosen: { feedback: string | null }[]; right: string[] | null }[]
}
type State = { triesUsed: number; triesLeft: number | null; passedAt: string | null; last: Judged | null }
type Answer = { data: State; error?: string }

const SECRETS = ['Water is what cells are made of', 'Coffee takes water away', 'isRight', 'Both of them']

const QUESTIONS = [
  {
    question: 'What to drink first?',
    options: [
      { text: 'Water', isRight: true, feedback: SECRETS[0] },
      { text: 'Coffee', feedback: SECRETS[1] },
    ],
  },
  {
    question: 'What rests you?',
    options: [
      { text: 'A nap', isRight: true, feedback: SECRETS[3] },
      { text: 'A walk', isRight: true },
      { text: 'A quarrel' },
    ],
  },
]

async function quizzed(quiz: object = {}) {
  const of = await course(shop, 1)
  await shop.payload.update({
    collection: 'lessons',
    id: of.lessonId,
    data: { quiz: { passMark: 100, questions: QUESTIONS, ...quiz } } as never,
  })
  const as = await buyerOf(shop, of)
  return { of, as, questions: await questionsOf(as, of) }
}

const lessonPath = (of: Course) => `/programs/${of.programId}/lessons/${of.lessonSlug}`
const questionsOf = async (as: Customer, of: Course) =>
  (await shop.call<{ data: { quiz: { questions: Question[] } } }>('GET', lessonPath(of), { as })).body.data
    .quiz.questions
const quizOf = (of: Course) => `/learning/lessons/${of.lessonId}/quiz`
const stateOf = async (as: Customer, of: Course) =>
  (await shop.call<Answer>('GET', quizOf(of), { as })).body.data
const tryWith = (as: Customer | null, of: Course, answers: object, id: string = randomUUID()) =>
  shop.call<Answer>('POST', quizOf(of), { as, body: { id, answers } })

/** By the words of the answers. */
const choose = (questions: Question[], ...words: string[]) =>
  Object.fromEntries(
    questions.map(({ key, options }) => [
      key,
      options.filter(({ text }) => words.includes(text)).map((option) => option.key),
    ]),
  )

describe('Learning, Quiz: judged on the server', () => {
  it('tells nobody but staff what is right before the answers are in', async () => {
    const { of, as, questions } = await quizzed()
    expect(questions.map(({ hasSeveral }) => hasSeveral)).toEqual([false, true])
    const paths = [
      lessonPath(of),
      quizOf(of),
      `/programs/${of.programId}/content`,
      `/lessons/${of.lessonId}?depth=3`,
      `/lessons?where[id][equals]=${of.lessonId}&select[quiz]=true`,
      `/lessons/${of.lessonId}?draft=true&locale=en`,
    ]
    for (const path of paths) {
      const text = await (await rawCall('GET', path, { as })).text()
      expect(
        SECRETS.filter((secret) => text.includes(secret)),
        path,
      ).toEqual([])
    }
    const guessed = await shop.call<{ totalDocs?: number }>(
      'GET',
      `/lessons?where[quiz.questions.options.isRight][equals]=true`,
      { as },
    )
    expect(guessed.status === 200 ? guessed.body.totalDocs : 0).toBe(0)
    const admin = await person(shop, 'admin')
    expect(await (await rawCall('GET', `/lessons/${of.lessonId}`, { as: admin })).text()).toContain(
      SECRETS[0],
    )
  })

  it('says to each answer what is said to it, and what is right once nothing is left to try', async () => {
    const { of, as, questions } = await quizzed({ tries: 2 })
    const wrong = await tryWith(as, of, choose(questions, 'Coffee', 'A nap', 'A walk'))
    expect(wrong.body.data).toMatchObject({
      triesUsed: 1,
      triesLeft: 1,
      passedAt: null,
      last: {
        isPassed: false,
        percent: 50,
        questions: [
          { isRight: false, chosen: [{ feedback: SECRETS[1] }], right: null },
          { isRight: true, chosen: [{ feedback: SECRETS[3] }, { feedback: null }], right: null },
        ],
      },
    })
    const half = await tryWith(as, of, choose(questions, 'Water', 'A nap'))
    const right = half.body.data.last?.questions.map((question) => question.right?.length)
    expect([half.body.data.triesLeft, right]).toEqual([0, [1, 2]])
    const over = await tryWith(as, of, choose(questions, 'Water', 'A nap', 'A walk'))
    expect([over.status, over.body.error]).toEqual([409, 'NO_TRIES_LEFT'])
    expect((await stateOf(as, of)).passedAt).toBe(null)
  })

  it('is passed with its pass mark, and stays passed', async () => {
    const { of, as, questions } = await quizzed({ passMark: 50 })
    expect((await tryWith(as, of, choose(questions, 'Water'))).body.data.last).toMatchObject({
      isPassed: true,
    })
    const again = (await tryWith(as, of, {})).body.data
    expect([again.passedAt !== null, again.last?.isPassed]).toEqual([true, false])
  })

  it('has to be passed before the lesson is done, where staff say so', async () => {
    const { of, as, questions } = await quizzed({ isRequired: true })
    const done = () =>
      shop.call('PUT', `/learning/lessons/${of.lessonId}/progress`, { as, body: { state: 'done' } })
    const refused = await done()
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'QUIZ_NOT_PASSED' }])
    const held = await shop.call('GET', `/learning/programs/${of.programId}`, { as })
    expect(held.body.data).toMatchObject({ percent: 0, lessons: [{ isHeldByQuiz: true }] })
    await tryWith(as, of, choose(questions, 'Water', 'A nap', 'A walk'))
    expect((await done()).status).toBe(200)
    const { body } = await shop.call('GET', `/learning/programs/${of.programId}`, { as })
    expect(body.data).toMatchObject({ percent: 100, lessons: [{ isHeldByQuiz: false }] })
  })

  it('gives no try too many, and none twice: 20 at once, and one that is sent again', async () => {
    const { of, as, questions } = await quizzed({ tries: 3 })
    const id = randomUUID()
    const first = await Promise.all([1, 2].map(() => tryWith(as, of, choose(questions, 'Coffee'), id)))
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    const many = await Promise.all(Array.from({ length: 20 }, () => tryWith(as, of, {})))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2)
    const rows = await shop.database.query<{ number: number }>(
      'SELECT number FROM quiz_attempts WHERE user_id = $1 ORDER BY number',
      [as.id],
    )
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3])
    expect((await tryWith(as, of, choose(questions, 'Coffee'), id)).status).toBe(200)
  })
})

describe('Learning, Quiz: who can see this? Nobody else', () => {
  it('seals what somebody chose, and answers nobody else about it', async () => {
    const { of, as, questions } = await quizzed()
    await tryWith(as, of, choose(questions, 'Coffee'))
    const [row] = await shop.database.query<{ text: string }>(
      'SELECT row_to_json(a)::text AS text FROM quiz_attempts a WHERE user_id = $1',
      [as.id],
    )
    const coffee = questions[0]?.options.find(({ text }) => text === 'Coffee')?.key ?? 'none'
    expect(row?.text).not.toMatch(new RegExp(`Coffee|percent|${coffee}`))
    for (const other of [await person(shop), await person(shop, 'admin'), await person(shop, 'superuser')])
      expect((await shop.call('GET', quizOf(of), { as: other })).status).toBe(404)
    expect((await stateOf(await buyerOf(shop, of), of)).last).toBe(null)
  })

  it('changes its key with the other writings; without a key what counts still counts', async () => {
    const { of, as, questions } = await quizzed()
    await tryWith(as, of, choose(questions, 'Coffee'))
    const [old, fresh] = [env().PERSONAL_DATA_KEY ?? '', 'd'.repeat(64)]
    const sql = pool(shop.payload)
    try {
      await rotateKey(sql, [toKey(fresh), toKey(old)])
      Object.assign(env(), { PERSONAL_DATA_KEY: fresh })
      expect((await stateOf(as, of)).last).toMatchObject({ percent: 0 })
      Object.assign(env(), { PERSONAL_DATA_KEY: undefined })
      expect(await stateOf(as, of)).toMatchObject({ triesUsed: 1, last: { percent: null, questions: [] } })
      const passed = await tryWith(as, of, choose(questions, 'Water', 'A nap', 'A walk'))
      expect(passed.body.data).toMatchObject({ triesUsed: 2, last: { isPassed: true, percent: null } })
    } finally {
      Object.assign(env(), { PERSONAL_DATA_KEY: old })
      await rotateKey(sql, [toKey(old), toKey(fresh)])
    }
  })
})
