import type { Attention } from '@/plugins/commerce/staff/operations/attention'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { calendarDay, when } from '../ui/when'
import { attentionMessages } from './attention-messages'

/** What the last night’s comparison found, and messages of the provider nobody could act on yet. */
export function ComparisonSection({
  comparison,
  unreadMessages,
  unreadProblem,
  language,
}: Attention & { language: string }) {
  const t = inLanguage(attentionMessages, language)
  const isFine = comparison
    ? comparison.paidNotGranted + comparison.grantedNotPaid + comparison.differences === 0
    : false
  return (
    <section className={styles.card}>
      <h2>{t('books')}</h2>
      {comparison ? (
        <>
          <p>
            <StatePill label={t(isFine ? 'inOrder' : 'differences')} tone={isFine ? 'good' : 'bad'} />
            {t('compared', { day: calendarDay(comparison.day, language) })}
            {comparison.finishedAt
              ? t('finished', { when: when(comparison.finishedAt, language) })
              : t('notFinished')}
            {t('howMany', { count: comparison.paymentsCompared })}
          </p>
          <ul>
            <li>{t('paidNotOpened', { count: comparison.paidNotGranted })}</li>
            <li>{t('openedNotPaid', { count: comparison.grantedNotPaid })}</li>
            <li>{t('withProvider', { count: comparison.differences })}</li>
          </ul>
          <p className={styles.row}>
            <StaffLink to={`/collections/reconciliation-reports/${comparison.id}`}>{t('found')}</StaffLink>
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{t('noComparison')}</p>
      )}
      <p>
        {t('unread', { count: unreadMessages })}
        {unreadProblem ? ` (${unreadProblem})` : ''}
      </p>
    </section>
  )
}
