'use client'

import { addressOf, inLocale } from 'payload-plugin-digital-commerce/client'
import { mutate } from 'swr'
import type { Locale } from '@/src/domain/languages/locales'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useOwnData } from '../session/use-own-data'

export type QuizStanding = AnswerOf<'GET', '/learning/lessons/{id}/quiz'>['data']

const PATH = '/learning/lessons/{id}/quiz'

/** How far the visitor is with the quiz of a lesson; null until it came. */
export function useQuiz(lessonId: string): QuizStanding | null {
  return useOwnData({ method: 'GET', path: PATH, params: { id: lessonId } }).data?.data ?? null
}

type Try = { id: string; answers: Record<string, string[]> }

/** Sends a try; sent again it is counted once. Gives the refusal, null when it was judged. A lesson that waited for it may be done now. */
export async function sendTry(lessonId: string, body: Try, locale: Locale): Promise<string | null> {
  const params = { id: lessonId }
  const result = await api<'POST', typeof PATH>({
    method: 'POST',
    path: PATH,
    params,
    body,
    ...inLocale(locale),
  })
  if (!result.ok) return result.failure.message
  const address = addressOf(PATH, params)
  await mutate((key) => Array.isArray(key) && key[0] === address, result.data, { revalidate: false })
  await mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/learning/programs'))
  return null
}
