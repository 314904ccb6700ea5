import { browserStorage, type KeyValueStorage, tabStorage } from 'payload-plugin-digital-commerce/client'
import { readViewed, VIEW_KEY, type Viewed } from '@/src/domain/people/viewed'

/** As whom staff look at the website in this tab; null where everybody is themselves. */
export function viewedHere(): Viewed | null {
  return readViewed(tabStorage.getItem(VIEW_KEY))
}

/** What belongs to whoever the site is shown as: kept by this browser, or by this tab alone while staff look on in it. */
export const personStorage: KeyValueStorage = {
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
}

/** Every call of a tab in which staff look on says so, that of a form without sign-in included: the cookie is the staff's own. */
export function asLookedOn(init: RequestInit = {}): RequestInit {
  if (!viewedHere()) return init
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${tabStorage.getItem('token') ?? ''}`)
  return { ...init, headers }
}

function storage(): KeyValueStorage {
  return viewedHere() ? tabStorage : browserStorage
}
