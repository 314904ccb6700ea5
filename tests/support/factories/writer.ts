import { randomUUID } from 'node:crypto'
import { order } from '../purchase'
import type { Customer, Shop } from '../shop'
import { person } from './person'
import { programWithLesson, type TestProgram } from './program'

export type Reader = { program: TestProgram; as: Customer; lesson: string }

export const PLAN = {
  what: 'Walk',
  howMuch: '10 minutes',
  when: 'After lunch',
  howOften: 'Four days',
  confidence: 8,
}

/** Somebody with a program of one lesson; `lesson` is where the calls about it begin. */
export async function reader(shop: Shop): Promise<Reader> {
  const program = await programWithLesson(shop)
  const as = await person(shop)
  await order(shop, as, [program.product])
  return { program, as, lesson: `/learning/lessons/${program.lessonId}` }
}

/** Somebody who wrote in every place there is, each with a word that stands nowhere else. */
export async function writer(shop: Shop): Promise<Reader & { words: string[]; planId: string }> {
  const { as, lesson, program } = await reader(shop)
  const mark = randomUUID().slice(0, 8)
  const words = ['note', 'answer', 'plan', 'obstacle', 'check-in'].map((place) => `${place}-words-${mark}`)
  const [note, answer, what, obstacle, text] = words
  await shop.call('PUT', `${lesson}/note`, { as, body: { text: note } })
  const answers = { first: answer, second: 7, third: true }
  await shop.call('PUT', `${lesson}/answers`, { as, body: { answers } })
  const planId = randomUUID()
  const plan = { ...PLAN, id: planId, what, obstacle, confidence: 5 }
  await shop.call('POST', '/learning/action-plans', { as, body: plan })
  const checkIn = { result: 'partly', text }
  await shop.call('POST', `/learning/action-plans/${planId}/check-ins`, { as, body: checkIn })
  return { as, lesson, program, words, planId }
}
