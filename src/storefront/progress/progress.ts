import { mutate } from 'swr'
import { api } from '../http/api'
import { personStorage } from '../http/person-storage'
import { type Delivery, isTransient } from '../state/write-queue'
import { createProgressQueue, type ProgressChange } from './progress-queue'

/** How far the visitor is, on its way to the server. */
export const progressQueue = createProgressQueue({
  storage: personStorage,
  send,
  onSaved: () => mutate(isProgress),
})

/** A 401 here is for the page to decide; a lesson that is closed by now takes no progress. */
async function send(lessonId: string, change: ProgressChange): Promise<Delivery> {
  const result = await api<'PUT', '/learning/lessons/{id}/progress'>({
    method: 'PUT',
    path: '/learning/lessons/{id}/progress',
    params: { id: lessonId },
    body: change,
    keepalive: true,
    whenSessionEnds: 'caller',
  })
  if (result.ok) return 'saved'
  return isTransient(result.failure) ? 'again' : 'refused'
}

function isProgress(key: unknown): boolean {
  return Array.isArray(key) && String(key[0]).startsWith('/learning/programs')
}
