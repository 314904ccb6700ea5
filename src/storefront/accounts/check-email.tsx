'use client'

import Link from 'next/link'
import { useId, useState } from 'react'
import { RESET_MAIL_INTERVAL_SECONDS, RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import { useCountdown } from '../state/use-countdown'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'
import type { Asked } from './reset-calls'
import { resets } from './resets'

/** 'Check your email': after a link was asked for, whoever asked (Specification 2, Migrated-user flow). */
export function CheckEmail({ email }: { email: string }) {
  return (
    <AuthCard replacing title="Check your email" footer={<Link href="/login">Back to sign in</Link>}>
      <div className={styles.words}>
        <p role="status">{RESET_MESSAGES.info}</p>
        <p>
          The address you gave is <strong>{email}</strong>. The link in the email is valid for{' '}
          {RESET_LINK_HOURS} hours.
        </p>
        <p>It can take a few minutes to arrive. If it does not, please look into your spam folder.</p>
        <Resend email={email} />
      </div>
    </AuthCard>
  )
}

/** The server sends one mail a minute to an address: the button waits as long, and says so. */
function Resend({ email }: { email: string }) {
  const note = useId()
  const { secondsLeft, restart } = useCountdown(RESET_MAIL_INTERVAL_SECONDS)
  const [sending, setSending] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)

  async function resend(): Promise<void> {
    setAsked(null)
    setSending(true)
    const result = await resets.ask(email, 'resend')
    setSending(false)
    setAsked(result)
    if (result.ok) restart()
  }

  return (
    <>
      {asked?.ok === false ? (
        <Notice type="error" title={asked.title}>
          {asked.failure?.message}
        </Notice>
      ) : null}
      <Button
        variant="secondary"
        wide
        loading={sending}
        aria-disabled={secondsLeft > 0}
        aria-describedby={note}
        onClick={() => void resend()}
      >
        Resend email
      </Button>
      <div className={styles.small}>
        <p role="status">{asked?.ok ? 'We have asked for it again.' : null}</p>
        <p id={note}>
          {secondsLeft > 0
            ? `You can ask for it again in ${secondsLeft} s.`
            : 'You can ask for it again now.'}
        </p>
      </div>
    </>
  )
}
