import type { ServerProps } from 'payload'
import { describeHold } from '@/src/domain/instance/instance-status'
import { currentStatus } from '@/src/server/instance/current-status'
import { Pill } from '../ui/pill'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { holdMessages } from './messages'

/** On the staff's first page, above all: that this shop is held, or is a copy to try things out. */
export function HoldCard({ user, i18n }: ServerProps) {
  const status = currentStatus()
  if (!user || !('role' in user) || (user.role !== 'admin' && user.role !== 'superuser')) return null
  if (status.kind === 'open') return null
  const t = inLanguage(holdMessages, i18n.language)
  if (status.kind === 'copy') {
    return (
      <section className={styles.card} aria-label={t('copy')}>
        <h2>{t('isCopy')}</h2>
        <Pill label={t('copy')} tone="waiting" /> {t('copyText')}
      </section>
    )
  }
  const { reason, remedy } = describeHold(status.reason)
  return (
    <section className={styles.card} aria-label={t('held')}>
      <h2>{t('isHeld')}</h2>
      <p>
        <Pill label={t('held')} tone="bad" /> {t('heldText', { reason })}
      </p>
      <p>
        {t('releases')} <code>{remedy}</code>
      </p>
    </section>
  )
}
