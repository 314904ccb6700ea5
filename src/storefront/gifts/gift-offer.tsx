'use client'

import { useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { useContentLanguage } from '../languages/use-content-language'
import { useSiteRouter } from '../languages/use-site-router'
import { leadOn } from '../navigation/enter-member-area'
import { notify } from '../notifications/notify'
import { AsAccount } from '../session/as-account'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import type { Offered } from './gift-screen'
import styles from './gifts.module.css'

/** What was given, by whom, and the button that accepts it. */
export function GiftOffer({ offer, token }: { offer: Offered; token: string }) {
  const t = useMessages('gifts')
  const contentLanguage = useContentLanguage()
  const router = useSiteRouter()
  const { isAuthenticated } = useSession()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function accept(): Promise<void> {
    setBusy(true)
    const result = await api({ method: 'POST', path: '/gifts/claim', body: { token } })
    setBusy(false)
    if (!result.ok) return setProblem(result.failure.message)
    notify('success', t('accepted'), t('acceptedText'))
    return leadOn(router, '/profile')
  }

  const path = `/gift?token=${token}`
  const back = `?redirect=${encodeURIComponent(path)}`
  const isClaimed = offer.state === 'claimed'
  const canAccept = offer.isOpen && !isClaimed
  return (
    <Card as="section" className={styles.card} aria-labelledby="gift-offer">
      <h2 id="gift-offer" lang={contentLanguage(offer.language)}>
        {offer.title}
      </h2>
      <p>{t('from', { name: offer.recipientName, buyer: offer.buyerName })}</p>
      {offer.words ? <blockquote className={styles.words}>{offer.words}</blockquote> : null}
      {problem ? <Notice type="error">{problem}</Notice> : null}
      {isClaimed ? (
        <Notice type="info">{t(offer.isYours ? 'acceptedByYou' : 'acceptedAlready')}</Notice>
      ) : null}
      {offer.isOpen || isClaimed ? null : <Notice type="info">{t('ended')}</Notice>}
      {canAccept && !isAuthenticated ? <p>{t('signInFirst')}</p> : null}
      {canAccept ? (
        <AsAccount as={(email) => t('acceptAs', { email })} other={t('otherAccount')} back={path} />
      ) : null}
      <div className={styles.actions}>
        {isClaimed ? <LinkButton href="/profile">{t('myPrograms')}</LinkButton> : null}
        {canAccept && isAuthenticated ? (
          <Button size="large" loading={isBusy} onClick={() => void accept()}>
            {t('accept')}
          </Button>
        ) : null}
        {canAccept && !isAuthenticated ? (
          <>
            <LinkButton href={`/login${back}`}>{t('signIn')}</LinkButton>
            <LinkButton variant="secondary" href={`/signup${back}`}>
              {t('createAccount')}
            </LinkButton>
          </>
        ) : null}
      </div>
    </Card>
  )
}
