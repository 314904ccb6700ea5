'use client'

import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { AsAccount } from '../session/as-account'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { CheckboxField } from '../ui/checkbox-field'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import styles from './groups.module.css'
import type { Offer } from './join-screen'
import { useJoin } from './use-join'

const STANDS_IN_THE_WAY = {
  joined: 'inGroup',
  owned: 'ownsAll',
  used: 'inviteUsed',
  closed: 'codeClosed',
  full: 'groupFull',
  ended: 'ended',
} as const

/** Where there is nothing to join, and something to open. */
const LEADS_TO_PROGRAMS: readonly string[] = ['joined', 'owned', 'used']

type JoinOfferProps = { offer: Offer; code: string; onOther: () => void }

/** What a code leads to, whether one can join, and what the leader will see. */
export function JoinOffer({ offer, code, onOther }: JoinOfferProps) {
  const t = useMessages('groups')
  const { standing } = offer
  return (
    <Card as="section" className={styles.card} aria-labelledby="join-offer">
      <h2 id="join-offer">{t('joinName', { name: offer.name })}</h2>
      <p>
        {t('joinOpens', { programs: offer.programs.join(', ') })} {offer.keepsAccess ? t('joinKeeps') : null}
      </p>
      {standing === 'open' ? <Decision offer={offer} code={code} /> : null}
      {standing === 'open' ? null : <Notice type="info">{t(STANDS_IN_THE_WAY[standing])}</Notice>}
      <div className={styles.actions}>
        {LEADS_TO_PROGRAMS.includes(standing) ? (
          <LinkButton href="/profile">{t('myPrograms')}</LinkButton>
        ) : null}
        <Button variant="quiet" onClick={onOther}>
          {t('otherCode')}
        </Button>
      </div>
    </Card>
  )
}

/** What the leader will see, which account joins, and the button that takes the place. */
function Decision({ offer: { showsProgress, isLimited }, code }: Pick<JoinOfferProps, 'offer' | 'code'>) {
  const t = useMessages('groups')
  const { isAuthenticated } = useSession()
  const [agrees, setAgrees] = useState(false)
  const { join, problem, isBusy } = useJoin({ code, agrees })
  const back = `/join?code=${code}`
  const query = `?redirect=${encodeURIComponent(back)}`
  return (
    <>
      <h3>{t('beforeYouJoin')}</h3>
      <p>{t(showsProgress && agrees ? 'leaderSees' : 'leaderSeesLess')}</p>
      {showsProgress ? (
        <CheckboxField
          name="agrees"
          label={t('agree')}
          hint={t('agreeHint')}
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
        />
      ) : null}
      {isLimited ? <p>{t('limited')}</p> : null}
      {problem ? <Notice type="error">{problem}</Notice> : null}
      {isAuthenticated ? null : <p>{t('signInFirst')}</p>}
      <AsAccount as={(email) => t('joinAs', { email })} other={t('otherAccount')} back={back} />
      <div className={styles.actions}>
        {isAuthenticated ? (
          <Button size="large" loading={isBusy} onClick={() => void join()}>
            {t('join')}
          </Button>
        ) : (
          <>
            <LinkButton href={`/login${query}`}>{t('signIn')}</LinkButton>
            <LinkButton variant="secondary" href={`/signup${query}`}>
              {t('createAccount')}
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}
