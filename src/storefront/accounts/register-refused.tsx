'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { INVITATION_REFUSALS, type InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'
import type { ResetLink } from './reset-link'
import { invitations } from './use-invitation'

const TITLES: Record<InvitationRefusal, string> = {
  unknown: 'We do not know this invitation',
  'wrong-address': 'This invitation is for another email address',
  used: 'This invitation was used already',
  revoked: 'This invitation was withdrawn',
  expired: 'Invitation expired',
}

/** Why a link lets nobody in, and what to do now. */
export function RegisterRefused({ link, reason }: { link: ResetLink; reason: InvitationRefusal }) {
  return (
    <AuthCard replacing title={TITLES[reason]} footer={<Link href="/login">I have an account: sign in</Link>}>
      <div className={styles.words}>
        <p>{INVITATION_REFUSALS[reason]}</p>
        {WAYS_ON[reason](link)}
      </div>
    </AuthCard>
  )
}

const WAYS_ON: Record<InvitationRefusal, (link: ResetLink) => ReactNode> = {
  unknown: () => <ContactUs />,
  'wrong-address': ({ token }) => <AskAgain token={token} />,
  used: () => (
    <>
      <LinkButton href="/login">Sign in</LinkButton>
      <p>
        <Link href="/forgot-password">Forgot your password?</Link>
      </p>
    </>
  ),
  revoked: () => <ContactUs />,
  expired: ({ token }) => <AskAgain token={token} />,
}

function ContactUs() {
  return (
    <>
      <p>If you think this is a mistake, please write to us or to the person who invited you.</p>
      <LinkButton href="/contactus">Contact us</LinkButton>
    </>
  )
}

function AskAgain({ token }: { token: string }) {
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)

  async function ask(): Promise<void> {
    setSending(true)
    const result = await invitations.askAgain(token)
    setSending(false)
    if (result.ok) setAnswer(result.data.message)
    else notify('error', 'We could not ask for a new invitation', result.failure.message)
  }

  return (
    <>
      <p>We can send a new link to the address the invitation was meant for.</p>
      <div role="status">{answer ? <p>{answer}</p> : null}</div>
      {answer ? (
        <p>
          It can take a few minutes. If nothing arrives, please ask the person who invited you, or{' '}
          <Link href="/contactus">write to us</Link>.
        </p>
      ) : (
        <Button size="large" wide loading={sending} onClick={() => void ask()}>
          Send me a new link
        </Button>
      )}
    </>
  )
}
