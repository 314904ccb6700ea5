'use client'

import { tabStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { isPublicPath } from '@/src/domain/roles/routes'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { notify } from '../notifications/notify'
import { forgetDrafts, hasDrafts } from '../state/drafts'
import { session } from './session'
import { SIGNED_OUT_KEY } from './sign-out'
import { watchSession } from './watch-session'

/** Keeps the session true while the page is open, and leads on whoever is no longer signed in. */
export function SessionKeeper() {
  const t = useMessages('shell')
  const router = useSiteRouter()
  const { mutate } = useSWRConfig()

  useEffect(() => watchSession(session), [])
  useEffect(forgetDraftsWithOtherTab, [])

  useEffect(
    () =>
      session.onLeft(({ leadTo, message }) => {
        void mutate(() => true, undefined, { revalidate: false })
        if (message) notify('error', message)
        if (message && hasDrafts(tabStorage)) {
          notify('info', t('draftKept'), t('draftKeptText'))
        }
        const stays =
          leadTo === 'caller' || (leadTo === 'home-unless-public' && isPublicPath(location.pathname))
        if (!stays) router.replace('/')
      }),
    [mutate, router, t],
  )

  return null
}

/** Somebody signed out in another tab, on purpose: what they typed here goes too. */
function forgetDraftsWithOtherTab(): () => void {
  const whenStored = ({ key }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY) forgetDrafts(tabStorage)
  }
  window.addEventListener('storage', whenStored)
  return () => window.removeEventListener('storage', whenStored)
}
