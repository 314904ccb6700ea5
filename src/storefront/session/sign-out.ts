import { KEYS_CLEARED_WHEN_PAID } from '@/src/domain/checkout/checkout-storage'
import { LAST_LESSONS_KEY } from '../members/last-lesson'
import { browserStorage } from '../state/browser-storage'
import { session } from './session'

/** Signs out, and leaves no name, address or half-made order behind for the next person at this computer. */
export function signOut(): void {
  for (const key of [...KEYS_CLEARED_WHEN_PAID, LAST_LESSONS_KEY]) browserStorage.removeItem(key)
  session.signOut()
}
