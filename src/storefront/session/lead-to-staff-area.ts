import { anything, tabStorage } from 'payload-plugin-digital-commerce/client'
import { accessOf } from '@/src/domain/roles/routes'
import { api } from '../http/api'

const LED_AT = 'ledToStaffArea'
/** Whoever is back at sign-in sooner was turned away there: a browser that keeps no cookies would run in circles. */
const TOO_SOON_MS = 10_000

/** Whether a path is a page of the staff area, which the server guards by the session's cookie. */
export function isStaffPath(path: string): boolean {
  return ['admin', 'superuser'].includes(accessOf(new URL(path, location.origin).pathname))
}

/**
 * Leads somebody who is signed in here to a staff page. The cookie may be gone while the tokens are good, so it is
 * renewed first; and the page is loaded anew, since the browser may remember being led away from there.
 * False when that has just failed.
 */
export async function leadToStaffArea(path: string): Promise<boolean> {
  const ledAt = Number(tabStorage.getItem(LED_AT) ?? 0)
  if (Date.now() - ledAt < TOO_SOON_MS) return false
  tabStorage.setItem(LED_AT, String(Date.now()))
  await api({ method: 'POST', path: '/users/refresh-token', body: {}, whenSessionEnds: 'caller' }, anything)
  location.replace(path)
  return true
}

/** Nobody is signed in: the next time is a first time again. */
export function forgetStaffArea(): void {
  tabStorage.removeItem(LED_AT)
}
