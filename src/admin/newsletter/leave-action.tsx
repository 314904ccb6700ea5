import type { UIFieldServerProps } from 'payload'
import type { SubscriptionState } from '@/src/domain/newsletter/subscription-state'
import { SUBSCRIPTION_STATE_LABELS } from '@/src/domain/newsletter/subscription-state'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'

type Stored = { email?: string; state?: SubscriptionState }

/** On top of a subscription: what it is, and the way out for somebody who asked staff for it. */
export function LeaveAction({ id, data }: UIFieldServerProps) {
  const { email, state } = data as Stored
  if (!id || !state) return null
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label="Newsletter">
      <div className={styles.row}>
        <StatePill {...SUBSCRIPTION_STATE_LABELS[state]} />
        {state === 'left' ? null : (
          <ActionDialog
            label="End the subscription"
            title="End the subscription?"
            consequences={
              <p>
                {email} gets no more news and offers. Only they can sign up again: the law asks for their own
                yes.
              </p>
            }
            path={`/newsletter-subscriptions/${id}/leave`}
          />
        )}
      </div>
    </section>
  )
}
