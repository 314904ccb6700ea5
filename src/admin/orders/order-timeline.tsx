import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { problemLabel } from '../ui/problem-label'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { orderMessages } from './messages'

/** What happened, newest first: who, what, when. */
export function OrderTimeline({ timeline, language }: OrderOverview & { language: string }) {
  const t = inLanguage(orderMessages, language)
  return (
    <section className={styles.card} aria-label={t('happened')}>
      <h2>{t('happened')}</h2>
      <ol className={styles.timeline} reversed>
        {timeline.toReversed().map(({ at, who, what, detail }) => (
          <li key={`${at} ${what} ${detail}`}>
            <time dateTime={at}>{when(at, language)}</time>
            <div>
              <strong>{what}</strong> <span className={styles.quiet}>{t('by', { who })}</span>
              {detail ? <div>{problemLabel(detail, language)}</div> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
