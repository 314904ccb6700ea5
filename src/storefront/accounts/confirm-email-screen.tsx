'use client'

import { useEffect, useRef, useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useSiteRouter } from '../languages/use-site-router'
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

/** `/confirm-email`: where a link that proves an address leads, a new one or the present (`present=yes`). Opening it changes nothing; the button does. */
export function ConfirmEmailScreen() {
  const t = useMessages('accounts')
  const router = useSiteRouter()
  const token = useRef('')
  const [state, setState] = useState<'ready' | 'sending' | 'expired'>('ready')
  const [isPresent, setPresent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // The second time the address has nothing to tell any more.
    const query = new URLSearchParams(takePrivateQuery())
    token.current ||= query.get('token')?.trim() ?? ''
    if (query.get('present')) setPresent(true)
    if (!token.current) setState('expired')
  }, [])

  async function confirm(): Promise<void> {
    setFailure(null)
    setState('sending')
    const body = { token: token.current }
    const call = { method: 'POST', path: '/users/confirm-email', body, anonymous: true } as const
    const result = await api(call)
    if (result.ok) {
      if (result.data.data.isNew) notify('success', t('emailChanged'), t('emailChangedText'))
      else notify('success', t('emailConfirmed'), t('emailConfirmedText'))
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
        <AuthCard title={isPresent ? t('confirmPresentEmail') : t('confirmNewEmail')}>
          <div className={styles.words}>
            <p>{isPresent ? t('confirmPresentEmailText') : t('confirmNewEmailText')}</p>
            {failure ? <Notice type="error">{failure}</Notice> : null}
            <Button size="large" wide loading={state === 'sending'} onClick={() => void confirm()}>
              {t('confirmEmail')}
            </Button>
          </div>
        </AuthCard>
      )}
    </Container>
  )
}

function Expired() {
  const t = useMessages('accounts')
  return (
    <AuthCard replacing title={t('linkExpired')} footer={<LocalLink href="/">{t('backHome')}</LocalLink>}>
      <div className={styles.words}>
        <p>{t('linkWorksOnce')}</p>
        <LinkButton href="/account-settings" size="large" wide>
          {t('requestNewLink')}
        </LinkButton>
      </div>
    </AuthCard>
  )
}
