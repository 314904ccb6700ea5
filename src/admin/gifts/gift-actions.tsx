import type { UIFieldServerProps } from 'payload'
import { GIFT_STATES, type GiftState } from '@/src/domain/gifts/gift'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { giftMessages } from './messages'

type Stored = { state?: GiftState; recipientEmail?: string; sendAt?: string; expiresAt?: string | null }

/** On top of a gift: how it stands, and a fresh link for whoever lost theirs. */
export function GiftActions({ id, data, i18n }: UIFieldServerProps) {
  const { language } = i18n
  const t = inLanguage(giftMessages, language)
  const { state, recipientEmail = '', sendAt, expiresAt } = data as Stored
  if (!id || !state) return null
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label={t('gift')}>
      <div className={styles.row}>
        <StatePill {...GIFT_STATES[state]} />
        {state === 'waiting' ? <span>{t('isSent', { when: when(sendAt, language) })}</span> : null}
        {state === 'sent' ? <span>{t('goodUntil', { when: when(expiresAt, language) })}</span> : null}
        {state === 'claimed' ? null : (
          <ActionDialog
            label={t(state === 'sent' ? 'sendAgain' : 'correct')}
            title={t(state === 'sent' ? 'sendAgainTitle' : 'correctTitle')}
            consequences={<p>{t(state === 'sent' ? 'sendAgainText' : 'correctText')}</p>}
            path={`/gifts/${id}/resend`}
            fields={[{ name: 'email', label: t('email'), kind: 'text', initial: recipientEmail }]}
          />
        )}
      </div>
    </section>
  )
}
