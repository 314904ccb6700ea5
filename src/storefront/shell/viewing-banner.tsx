'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { readViewed } from '@/src/domain/people/viewed'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { viewedHere } from '../http/person-storage'
import { useLocale, useMessages } from '../languages/language-provider'
import { endViewing } from '../session/end-viewing'
import { session } from '../session/session'
import { Button } from '../ui/button'
import styles from './viewing-banner.module.css'

/** Tells staff as whom they see the website and until when, on every page of it, and leads out. Nothing for everybody else. */
export function ViewingBanner() {
  const t = useMessages('shell')
  const locale = useLocale()
  const stored = useSyncExternalStore(never, asStored, () => null)
  const viewed = useMemo(() => readViewed(stored), [stored])

  useEffect(() => {
    if (!viewed) return
    const end = () => void endViewing()
    const timer = setTimeout(end, Math.max(0, Date.parse(viewed.until) - Date.now()))
    const stop = session.onLeft(end)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [viewed])

  if (!viewed) return null
  const time = new Intl.DateTimeFormat(`${locale}-CA`, { timeStyle: 'short', timeZone: BUSINESS_TIME_ZONE })
  return (
    <aside className={styles.banner} aria-label={t('viewing')}>
      <span>{t('viewingAs', { name: viewed.name, until: time.format(new Date(viewed.until)) })}</span>
      <Button variant="secondary" onClick={() => void endViewing()}>
        {t('endViewing')}
      </Button>
    </aside>
  )
}

/** It begins and ends with a page of its own. */
function never(): () => void {
  return () => undefined
}

function asStored(): string | null {
  const viewed = viewedHere()
  return viewed && JSON.stringify(viewed)
}
