import { browserStorage, tabStorage } from 'payload-plugin-digital-commerce/client'
import { KEYS_CLEARED_WHEN_PAID } from '@/src/domain/checkout/checkout-storage'
import { viewedHere } from '../http/person-storage'
import { PROGRESS_QUEUE_KEY } from '../progress/progress-queue'
import { forgetDrafts } from '../state/drafts'
import { WRITINGS_KEY } from '../writings/writings-key'
import { endViewing } from './end-viewing'
import { session } from './session'

/** Tells the other tabs that it was on purpose; a session that merely ended does not write it. */
export const SIGNED_OUT_KEY = 'signedOut'

/** Signs out, and leaves no name, address or half-made order behind for the next person at this computer. Staff who look on are themselves again. */
export function signOut(): void {
  if (viewedHere()) return void endViewing()
  for (const key of [...KEYS_CLEARED_WHEN_PAID, PROGRESS_QUEUE_KEY]) browserStorage.removeItem(key)
  forgetDrafts(tabStorage)
  tabStorage.removeItem(WRITINGS_KEY)
  browserStorage.setItem(SIGNED_OUT_KEY, String(Date.now()))
  session.signOut()
}
