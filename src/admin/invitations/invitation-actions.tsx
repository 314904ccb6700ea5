import type { UIFieldServerProps } from 'payload'
import { INVITATION_STATUS_LABELS } from '@/src/domain/invitations/invitation-labels'
import { type InvitationState, invitationStatusOf } from '@/src/domain/invitations/invitation-status'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

type Stored = {
  email?: string
  state?: InvitationState
  expiresAt?: string
  acceptedAt?: string | null
}

/** On top of an invitation: what has become of it, and what can be done about it. */
export function InvitationActions({ id, data }: UIFieldServerProps) {
  const { email, state, expiresAt, acceptedAt } = data as Stored
  if (!id || !state || !expiresAt) return null
  const status = invitationStatusOf({ state, expiresAt: new Date(expiresAt) }, new Date())
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label="Invitation">
      <div className={styles.row}>
        <StatePill {...INVITATION_STATUS_LABELS[status]} />
        {status === 'pending' ? <span>The link is good until {when(expiresAt)}.</span> : null}
        {status === 'expired' ? <span>The link was good until {when(expiresAt)}.</span> : null}
        {status === 'accepted' ? <span>Joined on {when(acceptedAt)}.</span> : null}
        {state === 'pending' ? (
          <>
            <ActionDialog
              label="Resend"
              title="Send the invitation again?"
              consequences={
                <p>{email} gets a fresh link, good for 14 days. The link in earlier emails stops working.</p>
              }
              path={`/invitations/${id}/resend`}
            />
            <ActionDialog
              label="Revoke"
              title="Withdraw the invitation?"
              consequences={<p>The link stops working at once. Nobody is told. You can invite them again.</p>}
              path={`/invitations/${id}/revoke`}
            />
          </>
        ) : null}
      </div>
    </section>
  )
}
