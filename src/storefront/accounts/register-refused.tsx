'use client'

import { type ReactNode, useState } from 'react'
import { INVITATION_REFUSALS, type InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { Said } from '../languages/said'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'
import type { ResetLink } from './reset-link'
import { invitations } from './use-invitation'

const TITLES = {
  unknown: 'unknownInvitation',
  'wrong-address': 'otherAddress',
  used: 'usedInvitation',
  revoked: 'withdrawnInvitation',
  expired: 'expiredInvitation',
} as const satisfies Record<InvitationRefusal, string>

/** Why a link lets nobody in, and what to do now. */
export function RegisterRefused({ link, reason }: { link: ResetLink; reason: InvitationRefusal }) {
  const t = useMessages('accounts')
  return (
    <AuthCard
      replacing
      title={t(TITLES[reason])}
      footer={<LocalLink href="/login">{t('haveAccountSignIn')}</LocalLink>}
    >
      <div className={styles.words}>
        <p>
          <Said>{INVITATION_REFUSALS[reason]}</Said>
        </p>
        {WAYS_ON[reason](link)}
      </div>
    </AuthCard>
  )
}

const WAYS_ON: Record<InvitationRefusal, (link: ResetLink) => ReactNode> = {
  unknown: () => <ContactUs />,
  'wrong-address': ({ token }) => <AskAgain token={token} />,
  used: () => <SignIn />,
  revoked: () => <ContactUs />,
  expired: ({ token }) => <AskAgain token={token} />,
}

function SignIn() {
  const t = useMessages('accounts')
  return (
    <>
      <LinkButton href="/login">{t('signIn')}</LinkButton>
      <p>
        <LocalLink href="/forgot-password">{t('forgotPassword')}</LocalLink>
      </p>
    </>
  )
}

function ContactUs() {
  const t = useMessages('accounts')
  return (
    <>
      <p>{t('mistake')}</p>
      <LinkButton href="/contactus">{t('contactUs')}</LinkButton>
    </>
  )
}

function AskAgain({ token }: { token: string }) {
  const t = useMessages('accounts')
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)

  async function ask(): Promise<void> {
    setSending(true)
    const result = await invitations.askAgain(token)
    setSending(false)
    if (result.ok) setAnswer(result.data.message)
    else notify('error', t('notAskedInvitation'), result.failure.message)
  }

  return (
    <>
      <p>{t('canSendLink')}</p>
      <div role="status">
        {answer ? (
          <p>
            <Said>{answer}</Said>
          </p>
        ) : null}
      </div>
      {answer ? (
        <p>
          {t.rich('invitationMayTake', { link: (words) => <LocalLink href="/contactus">{words}</LocalLink> })}
        </p>
      ) : (
        <Button size="large" wide loading={sending} onClick={() => void ask()}>
          {t('sendNewLink')}
        </Button>
      )}
    </>
  )
}
