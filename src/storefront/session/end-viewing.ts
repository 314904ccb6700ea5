import { tabStorage } from 'payload-plugin-digital-commerce/client'
import { VIEW_KEY } from '@/src/domain/people/viewed'
import { api } from '../http/api'
import { viewedHere } from '../http/person-storage'
import { clearStoredSession } from '../http/stored-session'
import { PROGRESS_QUEUE_KEY } from '../progress/progress-queue'
import { WRITINGS_KEY } from '../writings/writings-key'

/**
 * Staff are themselves again in this tab, and led back to the person's page. The tab forgets first: what the server does not
 * hear of ends by itself. A second time does nothing.
 */
export async function endViewing(): Promise<void> {
  const viewed = viewedHere()
  if (!viewed) return
  const { id } = viewed
  clearStoredSession(tabStorage)
  for (const key of [PROGRESS_QUEUE_KEY, WRITINGS_KEY, VIEW_KEY]) tabStorage.removeItem(key)
  await api<'POST', '/users/{id}/view/end'>({
    method: 'POST',
    path: '/users/{id}/view/end',
    params: { id },
    whenSessionEnds: 'caller',
  })
  location.assign(`/manage-website/collections/users/${id}`)
}
