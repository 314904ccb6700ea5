import type { UIFieldServerProps } from 'payload'
import type { SubscriptionState } from '@/src/domain/newsletter/subscription-state'
import { SUBSCRIPTION_STATE_LABELS } from '@/src/domain/newsletter/subscription-state'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { newsletterMessages } from './messages'

type Stored = { email?: string; state?: SubscriptionState }

/** On top of a subscription: what it is, and the way out for somebody who asked staff for it. */
export function LeaveAction({ id, data, i18n }: UIFieldServerProps) {
  const t = inLanguage(newsletterMessages, i18n.language)
  const { email, state } = data as Stored
  if (!id || !state) return null
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label={t('newsletter')}>
      <div className={styles.row}>
        <StatePill {...SUBSCRIPTION_STATE_LABELS[state]} />
        {state === 'left' ? null : (
          <ActionDialog
            label={t('end')}
            title={t('endTitle')}
            consequences={<p>{t('endText', { email: email ?? '' })}</p>}
            path={`/newsletter-subscriptions/${id}/leave`}
          />
        )}
      </div>
    </section>
  )
}
