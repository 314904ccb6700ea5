'use client'

import { type ReactNode, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Spinner } from '../ui/spinner'
import { AuthCard } from './auth-card'
import { CheckEmail } from './check-email'
import styles from './reset.module.css'
import { useResetLink } from './use-reset-link'
import { useResets } from './use-resets'

export type OpenLink = { email: string; sessionToken: string; expire: () => void }

/** Lets a reset form be seen by whom the link lets in, and offers everybody else a new link. */
export function ResetGate({ children }: { children: (link: OpenLink) => ReactNode }) {
  const t = useMessages('accounts')
  const { state, check, expire } = useResetLink()
  switch (state.kind) {
    case 'open':
      return children({ email: state.email, sessionToken: state.sessionToken, expire })
    case 'expired':
      return <ExpiredLink email={state.email} />
    case 'unreachable':
      return (
        <AuthCard replacing title={t('linkNotChecked')}>
          <div className={styles.words}>
            <Notice type="error">{state.message}</Notice>
            <Button wide onClick={() => void check()}>
              {t('tryAgain')}
            </Button>
          </div>
        </AuthCard>
      )
    case 'checking':
      return (
        <AuthCard title={t('resetYourPassword')}>
          <Spinner label={t('checkingLink')} />
        </AuthCard>
      )
  }
}

function ExpiredLink({ email }: { email: string }) {
  const t = useMessages('accounts')
  const resets = useResets()
  const [sending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  async function ask(): Promise<void> {
    setSending(true)
    const asked = await resets.ask(email, 'new-link')
    setSending(false)
    if (asked.ok) setSent(true)
    else notify('error', asked.title, asked.failure?.message)
  }

  if (isSent) return <CheckEmail email={email} />
  return (
    <AuthCard
      replacing
      title={t('resetExpired')}
      footer={<LocalLink href="/forgot-password">{t('otherEmail')}</LocalLink>}
    >
      <div className={styles.words}>
        <p>{t.rich('resetExpiredText', { email, strong: (words) => <strong>{words}</strong> })}</p>
        <Button size="large" wide loading={sending} onClick={() => void ask()}>
          {t('requestNewLink')}
        </Button>
      </div>
    </AuthCard>
  )
}
