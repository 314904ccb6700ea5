'use client'

import { useId, useState } from 'react'
import { RESET_MAIL_INTERVAL_SECONDS, RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { Said } from '../languages/said'
import { useCountdown } from '../state/use-countdown'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'
import type { Asked } from './reset-calls'
import { useResets } from './use-resets'

/** 'Check your email': after a link was asked for, whoever asked (Specification 2, Migrated-user flow). */
export function CheckEmail({ email }: { email: string }) {
  const t = useMessages('accounts')
  return (
    <AuthCard
      replacing
      title={t('checkEmail')}
      footer={<LocalLink href="/login">{t('backToSignIn')}</LocalLink>}
    >
      <div className={styles.words}>
        <p role="status">
          <Said>{RESET_MESSAGES.info}</Said>
        </p>
        <p>
          {t.rich('addressGiven', {
            email,
            hours: RESET_LINK_HOURS,
            strong: (words) => <strong>{words}</strong>,
          })}
        </p>
        <p>{t('mayTakeMinutes')}</p>
        <Resend email={email} />
      </div>
    </AuthCard>
  )
}

/** The server sends one mail a minute to an address: the button waits as long, and says so. */
function Resend({ email }: { email: string }) {
  const t = useMessages('accounts')
  const resets = useResets()
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
        {t('resendEmail')}
      </Button>
      <div className={styles.small}>
        <p role="status">{asked?.ok ? t('askedAgain') : null}</p>
        <p id={note}>{secondsLeft > 0 ? t('askAgainIn', { seconds: secondsLeft }) : t('askAgainNow')}</p>
      </div>
    </>
  )
}
