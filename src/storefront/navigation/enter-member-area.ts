import { accessOf } from '@/src/domain/roles/routes'
import type { SiteRouter } from '../languages/use-site-router'
import { keepNotifications } from '../notifications/notify'

/** Whether this document was opened at a member page, and has their stricter policy. On the server: it will be. */
export function isMemberDocument(): boolean {
  if (typeof performance === 'undefined' || typeof document === 'undefined') return true
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined || isMemberPage(new URL(opened.name).pathname)
}

/** Whether a way leads from a public document to a member page: such a way needs a new document. */
export function needsNewDocument(address: string): boolean {
  return isMemberPage(new URL(address, location.origin).pathname) && !isMemberDocument()
}

/** Goes on to an address of this site, in a new document where one is needed. */
export function leadOn(router: SiteRouter, address: string): void {
  if (needsNewDocument(address)) {
    keepNotifications()
    location.replace(router.local(address))
  } else router.replace(address)
}

export function isMemberPage(path: string): boolean {
  return accessOf(path) === 'signed-in'
}
