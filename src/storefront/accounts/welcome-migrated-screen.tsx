'use client'

import Link from 'next/link'
import { useState, useSyncExternalStore } from 'react'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { AuthCard } from './auth-card'
import { CheckEmail } from './check-email'
import styles from './reset.module.css'
import { readWelcomedEmail } from './reset-link'
import { resets } from './resets'

/** `/welcome-migrated-user`: what has changed, and the way to a password here (Specification 2, Migrated-user flow). */
export function WelcomeMigratedScreen() {
  const email = useSyncExternalStore(neverChanges, readAddress, () => undefined)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <CheckEmail email={sentTo} />
  return (
    <AuthCard title="Welcome to our new website" footer={<Link href="/login">Back to sign in</Link>}>
      <div className={styles.words}>
        <p>
          We have moved. Your account and the programs you have bought moved with us, and nothing is lost.
        </p>
        <p>Passwords could not be moved. Please choose a new one; it takes a minute.</p>
        {email === undefined ? <AddressSkeleton /> : null}
        {email ? <AskForLink email={email} onSent={() => setSentTo(email)} /> : null}
        {email === null ? <NoAddress /> : null}
      </div>
    </AuthCard>
  )
}

function AskForLink({ email, onSent }: { email: string; onSent: () => void }) {
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
      <p>
        We will send a link to <strong>{email}</strong>.
      </p>
      <Button size="large" wide loading={sending} onClick={() => void ask()}>
        Reset Password
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
  return (
    <>
      <Notice type="error" title={RESET_MESSAGES.noValidEmail} />
      <LinkButton href="/forgot-password" size="large" wide>
        Reset Password
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
