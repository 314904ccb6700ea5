import type { OpenDispute } from '@/plugins/commerce/staff/operations/attention'
import { DISPUTE_STATE_LABELS } from '@/src/domain/payments/dispute'
import { amount } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { OrderLink } from './attention-list'
import { attentionMessages } from './attention-messages'

/** A dispute: how much, whose order, and until when it can be answered at the provider. */
export function AttentionDispute(dispute: OpenDispute & { currency: string; language: string }) {
  const { language, state, respondBy, reason, stage, providerDisputeId } = dispute
  const t = inLanguage(attentionMessages, language)
  return (
    <>
      <StatePill {...DISPUTE_STATE_LABELS[state]} isMasculine />{' '}
      {amount(dispute.amountCents, dispute.currency, language)} · <OrderLink {...dispute} />
      {t('since', { when: when(dispute.since, language) })}
      {respondBy ? (
        <div>
          <strong>{t('answerBy', { when: when(respondBy, language) })}</strong>
        </div>
      ) : null}
      <div>{t('why', { problem: stage ? `${reason} (${stage})` : reason })}</div>
      <div className={styles.quiet}>
        {t('atProvider')}
        <span className={styles.mono}>{providerDisputeId}</span>
      </div>
    </>
  )
}
