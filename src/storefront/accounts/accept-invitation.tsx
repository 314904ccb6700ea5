'use client'

import { useState } from 'react'
import type { InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { leadOn } from '../navigation/enter-member-area'
import { notify } from '../notifications/notify'
import { session } from '../session/session'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import { refusalIn } from './invitation-refusal'
import type { OpenInvitation } from './register-calls'
import styles from './reset.module.css'
import type { ResetLink } from './reset-link'
import { invitations } from './use-invitation'

type AcceptInvitationProps = {
  link: ResetLink
  invitation: OpenInvitation
  /** Of the visitor, who is signed in. */
  email: string
  onRefused: (reason: InvitationRefusal) => void
}

/** For somebody who has an account with the invited address already, and is signed in to it. */
export function AcceptInvitation({ link, invitation, email, onRefused }: AcceptInvitationProps) {
  const t = useMessages('accounts')
  const { programs } = invitation
  const { accept, sending, failure } = useAcceptance(link, onRefused)
  return (
    <AuthCard replacing title={t('invited')}>
      <div className={styles.words}>
        <p>
          {t.rich('signedInAs', { email, strong: (words) => <strong>{words}</strong> })}
          {programs.length > 0 ? t('invitationAdds') : null}
        </p>
        {programs.length > 0 ? (
          <ul>
            {programs.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        ) : null}
        {failure ? (
          <Notice type="error" title={t('notAdded')}>
            {failure}
          </Notice>
        ) : null}
        <Button size="large" wide loading={sending} onClick={() => void accept()}>
          {programs.length > 0 ? t('addPrograms') : t('acceptInvitation')}
        </Button>
      </div>
    </AuthCard>
  )
}

function useAcceptance({ token }: ResetLink, onRefused: (reason: InvitationRefusal) => void) {
  const router = useSiteRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function accept(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await invitations.accept(token)
    if (result.ok) {
      // The role may be another one now.
      await session.load()
      notify('success', result.data.message)
      return leadOn(router, '/profile')
    }
    setSending(false)
    const reason = refusalIn(result.failure)
    if (reason) onRefused(reason)
    else setFailure(result.failure.message)
  }

  return { accept, sending, failure }
}
