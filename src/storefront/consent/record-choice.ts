import type { KeyValueStorage } from 'payload-plugin-digital-commerce/client'
import type { CookieChoice } from '@/src/domain/consent/cookie-choice'
import type { Api } from '../http/api'

const RECORDED_KEY = 'cookieChoiceRecorded'

/**
 * Has the server keep proof of a choice, once. Where that fails the choice holds all the same, and is recorded with the
 * next page.
 */
export async function recordChoice(
  { api, storage }: { api: Api; storage: KeyValueStorage },
  choice: CookieChoice,
): Promise<void> {
  const mark = `${choice.consentId} ${choice.decidedAt}`
  if (storage.getItem(RECORDED_KEY) === mark) return
  const result = await api({ method: 'POST', path: '/cookie-consents', body: choice, anonymous: true })
  if (result.ok) storage.setItem(RECORDED_KEY, mark)
}
