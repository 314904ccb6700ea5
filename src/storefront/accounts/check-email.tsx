'use client'

import Link from 'next/link'
import { useState } from 'react'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'
import { resets } from './resets'

/** 'Check your email': after a link was asked for, whoever asked (Specification 2, Migrated-user flow). */
export function CheckEmail({ email }: { email: string }) {
  const [sending, setSending] = useState(false)

  async function resend(): Promise<void> {
    setSending(true)
    const asked = await resets.ask(email, 'resend')
    setSending(false)
    if (asked.ok) notify('info', RESET_MESSAGES.info)
    else notify('error', asked.title, asked.failure?.message)
  }

  return (
    <AuthCard replacing title="Check your email" footer={<Link href="/login">Back to sign in</Link>}>
      <div className={styles.words}>
        <p role="status">{RESET_MESSAGES.info}</p>
        <p>
          The address you gave is <strong className={styles.address}>{email}</strong>. The link in the email
          is valid for {RESET_LINK_HOURS} hours.
        </p>
        <p>
          It can take a few minutes to arrive. If it does not, please look into your spam folder, or ask for
          it again after a minute.
        </p>
        <Button variant="secondary" wide loading={sending} onClick={() => void resend()}>
          Resend email
        </Button>
      </div>
    </AuthCard>
  )
}
