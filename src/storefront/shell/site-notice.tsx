import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { serverMessages } from '../languages/server-messages.server'
import { loadShell } from './queries.server'
import styles from './site-notice.module.css'

/** What superusers tell everybody, on top of every page; nothing while they tell nothing. */
export async function SiteNotice() {
  const { notice } = await loadShell()
  if (notice === null) return null
  const t = serverMessages('shell')
  return (
    <aside className={styles.notice} aria-label={t('notice')}>
      <p lang={LANGUAGE_TAGS[notice.locale]}>{notice.text}</p>
    </aside>
  )
}
