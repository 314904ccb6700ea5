'use client'

import { useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { leadOn } from '../navigation/enter-member-area'
import { notify } from '../notifications/notify'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { CheckboxField } from '../ui/checkbox-field'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import styles from './groups.module.css'
import type { Offer } from './join-screen'

type JoinOfferProps = { offer: Offer; code: string; onOther: () => void }

/** What a code leads to, what the leader will see, and the button that takes the place. */
export function JoinOffer({ offer, code, onOther }: JoinOfferProps) {
  const t = useMessages('groups')
  const router = useSiteRouter()
  const { isAuthenticated } = useSession()
  const [agrees, setAgrees] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function join(): Promise<void> {
    setBusy(true)
    const result = await api({ method: 'POST', path: '/groups/join', body: { code, agrees } })
    setBusy(false)
    if (!result.ok) return setProblem(result.failure.message)
    notify('success', t('welcome'), t('welcomeText'))
    return leadOn(router, '/profile')
  }

  const back = `?redirect=${encodeURIComponent(`/join?code=${code}`)}`
  return (
    <Card as="section" className={styles.card} aria-labelledby="join-offer">
      <h2 id="join-offer">{t('joinName', { name: offer.name })}</h2>
      <p>
        {t('joinOpens', { programs: offer.programs.join(', ') })} {offer.keepsAccess ? t('joinKeeps') : null}
      </p>
      <h3>{t('beforeYouJoin')}</h3>
      <p>{t(offer.showsProgress && agrees ? 'leaderSees' : 'leaderSeesLess')}</p>
      {offer.showsProgress ? (
        <CheckboxField
          name="agrees"
          label={t('agree')}
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
        />
      ) : null}
      {problem ? <Notice type="error">{problem}</Notice> : null}
      {offer.isOpen ? null : <Notice type="info">{t('ended')}</Notice>}
      {isAuthenticated ? null : <p>{t('signInFirst')}</p>}
      <div className={styles.actions}>
        {isAuthenticated && offer.isOpen ? (
          <Button size="large" loading={isBusy} onClick={() => void join()}>
            {t('join')}
          </Button>
        ) : null}
        {isAuthenticated ? null : (
          <>
            <LinkButton href={`/login${back}`}>{t('signIn')}</LinkButton>
            <LinkButton variant="secondary" href={`/signup${back}`}>
              {t('createAccount')}
            </LinkButton>
          </>
        )}
        <Button variant="quiet" onClick={onOther}>
          {t('otherCode')}
        </Button>
      </div>
    </Card>
  )
}
