import { type ApiResult, addressOf, observable, tabStorage } from 'payload-plugin-digital-commerce/client'
import { mutate } from 'swr'
import { api } from '../http/api'
import { createWriteQueue, type Delivery, isTransient } from '../state/write-queue'
import { WRITINGS_KEY } from './writings-key'

export type Value = string | number | boolean

/** A note, or answers by the keys of their questions; null takes one back. */
export type Writing = { text: string } | { answers: Record<string, Value | null> }

/** How long a hand rests before what it wrote is sent. */
const REST_MS = 700

/** Why the last try did not arrive, in words of the server; null while all is well. */
export const writingProblem = observable<string | null>(null)

let touchedAt = 0

/** What the visitor writes for themselves at lessons, on its way to the server. It is stored in the tab with each key. */
export const writings = createWriteQueue<Writing>({
  storage: tabStorage,
  storageKey: WRITINGS_KEY,
  send,
  pause,
  merge(before, change) {
    touchedAt = Date.now()
    if (!('answers' in change) || !before || !('answers' in before)) return change
    return { answers: { ...before.answers, ...change.answers } }
  },
})

export const noteId = (lessonId: string) => `note ${lessonId}`
export const answersId = (lessonId: string) => `answers ${lessonId}`

async function send(id: string, writing: Writing): Promise<Delivery> {
  const params = { id: id.split(' ')[1] ?? '' }
  const options = {
    params,
    keepalive: JSON.stringify(writing).length < 30_000,
    whenSessionEnds: 'caller',
  } as const
  const result =
    'text' in writing
      ? await api<'PUT', '/learning/lessons/{id}/note'>({
          method: 'PUT',
          path: '/learning/lessons/{id}/note',
          body: writing,
          ...options,
        })
      : await api<'PUT', '/learning/lessons/{id}/answers'>({
          method: 'PUT',
          path: '/learning/lessons/{id}/answers',
          body: writing,
          ...options,
        })
  const path = 'text' in writing ? '/learning/lessons/{id}/note' : '/learning/lessons/{id}/answers'
  return delivered(addressOf(path, params), result)
}

/** What the server kept is shown from now on: the change is no longer waiting, and is not asked for again. */
async function delivered(address: string, result: ApiResult<unknown>): Promise<Delivery> {
  if (!result.ok) {
    writingProblem.set(result.failure.message)
    return isTransient(result.failure) ? 'again' : 'refused'
  }
  writingProblem.set(null)
  await mutate((key) => Array.isArray(key) && key[0] === address, result.data, { revalidate: false })
  return 'saved'
}

/** Until the hand rests, or the page is left. */
async function pause(): Promise<void> {
  while (document.visibilityState === 'visible' && Date.now() - touchedAt < REST_MS) {
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
        resolve()
      }
      const timer = setTimeout(wake, REST_MS)
      document.addEventListener('visibilitychange', wake)
    })
  }
}
