'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { api } from '../http/api'
import { leadOn } from '../navigation/enter-member-area'
import { takePrivateQuery } from '../navigation/private-query'
import { notify } from '../notifications/notify'
import { session } from '../session/session'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import styles from './reset.module.css'

/** `/confirm-email`: where the link in the mail to a new address leads. Opening it changes nothing; the button does. */
export function ConfirmEmailScreen() {
  const router = useRouter()
  const token = useRef('')
  const [state, setState] = useState<'ready' | 'sending' | 'expired'>('ready')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // The second time the address has nothing to tell any more.
    token.current ||= new URLSearchParams(takePrivateQuery()).get('token')?.trim() ?? ''
    if (!token.current) setState('expired')
  }, [])

  async function confirm(): Promise<void> {
    setFailure(null)
    setState('sending')
    const body = { token: token.current }
    const call = { method: 'POST', path: '/users/confirm-email', body, anonymous: true } as const
    const result = await api(call)
    if (result.ok) {
      notify('success', 'Your email address has been changed', 'Please sign in with it from now on.')
      await session.load()
      return leadOn(router, session.get().isAuthenticated ? '/account-settings' : '/login')
    }
    const isOver = result.failure.status === 410 || result.failure.status === 400
    setState(isOver ? 'expired' : 'ready')
    setFailure(isOver ? null : result.failure.message)
  }

  return (
    <Container fill className={styles.standing}>
      {state === 'expired' ? (
        <Expired />
      ) : (
        <AuthCard title="Confirm your new email address">
          <div className={styles.words}>
            <p>From then on you sign in with the address we sent this link to.</p>
            {failure ? <Notice type="error">{failure}</Notice> : null}
            <Button size="large" wide loading={state === 'sending'} onClick={() => void confirm()}>
              Confirm email address
            </Button>
          </div>
        </AuthCard>
      )}
    </Container>
  )
}

function Expired() {
  return (
    <AuthCard replacing title="This link has expired" footer={<Link href="/">Back to the home page</Link>}>
      <div className={styles.words}>
        <p>A link works once and only for a while, and a newer one replaces it. Your account is as it was.</p>
        <LinkButton href="/account-settings" size="large" wide>
          Request new link
        </LinkButton>
      </div>
    </AuthCard>
  )
}
