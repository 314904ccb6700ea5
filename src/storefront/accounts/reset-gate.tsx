'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { Spinner } from '../ui/spinner'
import { AuthCard } from './auth-card'
import { CheckEmail } from './check-email'
import styles from './reset.module.css'
import { resets } from './resets'
import { useResetLink } from './use-reset-link'

export type OpenLink = { email: string; sessionToken: string; expire: () => void }

/** Lets a reset form be seen by whom the link lets in, and offers everybody else a new link. */
export function ResetGate({ children }: { children: (link: OpenLink) => ReactNode }) {
  const { state, check, expire } = useResetLink()
  switch (state.kind) {
    case 'open':
      return children({ email: state.email, sessionToken: state.sessionToken, expire })
    case 'expired':
      return <ExpiredLink email={state.email} />
    case 'unreachable':
      return (
        <AuthCard replacing title="We could not check your link">
          <div className={styles.words}>
            <Notice type="error">{state.message}</Notice>
            <Button wide onClick={() => void check()}>
              Try again
            </Button>
          </div>
        </AuthCard>
      )
    case 'checking':
      return (
        <AuthCard title="Reset your password">
          <Spinner label="Checking your link" />
        </AuthCard>
      )
  }
}

function ExpiredLink({ email }: { email: string }) {
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
      title="Password reset expired"
      footer={<Link href="/forgot-password">Use another email address</Link>}
    >
      <div className={styles.words}>
        <p>
          A link works once and only for a while, and a newer one replaces it. We can send a new link to{' '}
          <strong>{email}</strong>.
        </p>
        <Button size="large" wide loading={sending} onClick={() => void ask()}>
          Request new link
        </Button>
      </div>
    </AuthCard>
  )
}
