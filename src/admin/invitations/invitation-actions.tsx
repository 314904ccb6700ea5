import type { UIFieldServerProps } from 'payload'
import { INVITATION_STATUS_LABELS } from '@/src/domain/invitations/invitation-labels'
import { type InvitationState, invitationStatusOf } from '@/src/domain/invitations/invitation-status'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { invitationMessages } from './messages'

type Stored = {
  email?: string
  state?: InvitationState
  expiresAt?: string
  acceptedAt?: string | null
}

/** On top of an invitation: what has become of it, and what can be done about it. */
export function InvitationActions({ id, data, i18n }: UIFieldServerProps) {
  const { language } = i18n
  const t = inLanguage(invitationMessages, language)
  const { email, state, expiresAt, acceptedAt } = data as Stored
  if (!id || !state || !expiresAt) return null
  const status = invitationStatusOf({ state, expiresAt: new Date(expiresAt) }, new Date())
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label={t('invitation')}>
      <div className={styles.row}>
        <StatePill {...INVITATION_STATUS_LABELS[status]} />
        {status === 'pending' ? <span>{t('goodUntil', { when: when(expiresAt, language) })}</span> : null}
        {status === 'expired' ? <span>{t('wasGoodUntil', { when: when(expiresAt, language) })}</span> : null}
        {status === 'accepted' ? <span>{t('joined', { when: when(acceptedAt, language) })}</span> : null}
        {state === 'pending' ? (
          <>
            <ActionDialog
              label={t('resend')}
              title={t('resendTitle')}
              consequences={<p>{t('resendText', { email: email ?? '' })}</p>}
              path={`/invitations/${id}/resend`}
            />
            <ActionDialog
              label={t('revoke')}
              title={t('revokeTitle')}
              consequences={<p>{t('revokeText')}</p>}
              path={`/invitations/${id}/revoke`}
            />
          </>
        ) : null}
      </div>
    </section>
  )
}
