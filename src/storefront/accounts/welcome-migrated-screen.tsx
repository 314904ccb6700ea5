'use client'

import { useState, useSyncExternalStore } from 'react'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { AuthCard } from './auth-card'
import { CheckEmail } from './check-email'
import styles from './reset.module.css'
import { readWelcomedEmail } from './reset-link'
import { useResets } from './use-resets'

/** `/welcome-migrated-user`: what has changed, and the way to a password here (Specification 2, Migrated-user flow). */
export function WelcomeMigratedScreen() {
  const t = useMessages('accounts')
  const email = useSyncExternalStore(neverChanges, readAddress, () => undefined)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <CheckEmail email={sentTo} />
  return (
    <AuthCard title={t('welcome')} footer={<LocalLink href="/login">{t('backToSignIn')}</LocalLink>}>
      <div className={styles.words}>
        <p>{t('moved')}</p>
        <p>{t('passwordsNotMoved')}</p>
        {email === undefined ? <AddressSkeleton /> : null}
        {email ? <AskForLink email={email} onSent={() => setSentTo(email)} /> : null}
        {email === null ? <NoAddress /> : null}
      </div>
    </AuthCard>
  )
}

function AskForLink({ email, onSent }: { email: string; onSent: () => void }) {
  const t = useMessages('accounts')
  const resets = useResets()
  const [sending, setSending] = useState(false)

  async function ask(): Promise<void> {
    setSending(true)
    const asked = await resets.ask(email, 'welcome')
    setSending(false)
    if (asked.ok) onSent()
    else notify('error', asked.title, asked.failure?.message)
  }

  return (
    <>
      <p>{t.rich('willSendTo', { email, strong: (words) => <strong>{words}</strong> })}</p>
      <Button size="large" wide loading={sending} onClick={() => void ask()}>
        {t('resetPasswordCapital')}
      </Button>
    </>
  )
}

/** The address is read by the browser; its place is kept until then. */
function AddressSkeleton() {
  return (
    <>
      <div>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </div>
      <Skeleton height="3.1111rem" round />
    </>
  )
}

/** Nobody was named: the page was opened by hand, or by half a link. */
function NoAddress() {
  const t = useMessages('accounts')
  return (
    <>
      <Notice type="error" title={RESET_MESSAGES.noValidEmail} />
      <LinkButton href="/forgot-password" size="large" wide>
        {t('resetPasswordCapital')}
      </LinkButton>
    </>
  )
}

function readAddress(): string | null {
  return readWelcomedEmail(location.search)
}

function neverChanges(): () => void {
  return () => {}
}
