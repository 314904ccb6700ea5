import type { AdminViewServerProps } from 'payload'
import { readChanges, readStale, staleMonths } from '@/plugins/editing/history/read-history'
import { readLocale } from '@/src/domain/languages/locales'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { ChangesTable } from './changes-table'
import { historyMessages } from './messages'
import { StaleTable } from './stale-table'

/** Who put what on the website and when, and what has not been looked at for months. */
export async function HistoryView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(historyMessages, language)
  return (
    <StaffView {...props} title={t('title')} right="content">
      {async (payload) => {
        const locale = readLocale(language)
        const [changes, stale, months] = await Promise.all([
          readChanges(payload, locale),
          readStale(payload, locale),
          staleMonths(payload),
        ])
        return (
          <>
            <section className={styles.card} aria-labelledby="published">
              <h2 id="published">{t('published')}</h2>
              <ChangesTable changes={changes} language={language} />
            </section>
            <section className={styles.card} aria-labelledby="stale">
              <h2 id="stale">{t('stale', { months })}</h2>
              <p className={styles.quiet}>{t('staleHelp')}</p>
              <StaleTable pages={stale} language={language} />
            </section>
          </>
        )
      }}
    </StaffView>
  )
}
