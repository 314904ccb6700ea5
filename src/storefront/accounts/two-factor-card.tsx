'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { useOwnData } from '../session/use-own-data'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { RecoveryCodes } from './recovery-codes'
import styles from './two-factor.module.css'
import { twoFactorCalls } from './two-factor-calls'
import { TwoFactorProof } from './two-factor-proof'
import { TwoFactorSetup } from './two-factor-setup'

/** Two-factor authentication of one's sign-in, for the account settings: to switch on, to switch off, and its recovery codes. */
export function TwoFactorCard() {
  const t = useMessages('settings')
  const { data, mutate } = useOwnData({ method: 'GET', path: '/users/two-factor' })
  const [codes, setCodes] = useState<string[] | null>(null)
  const state = data?.data

  // Staff are led here by `#two-factor`, before the card is on the page.
  useEffect(() => {
    if (state && location.hash === '#two-factor') document.getElementById('two-factor')?.scrollIntoView()
  }, [state])

  if (!state) return <Skeleton height="10rem" />
  const onCodes = (shown: string[]) => {
    setCodes(shown)
    void mutate()
  }
  return (
    <Card as="section" id="two-factor" aria-labelledby="two-factor-heading">
      <h2 id="two-factor-heading">{t('twoFactor')}</h2>
      <div className={styles.steps}>
        {state.required && !state.passed ? (
          <Notice type="warning" live={false} title={t('twoFactorNeeded')}>
            {state.enabled ? t('twoFactorSignInAgain') : t('twoFactorSwitchOn')}
          </Notice>
        ) : null}
        <p>{state.enabled ? t('twoFactorOn', { count: state.recoveryCodesLeft }) : t('twoFactorOff')}</p>
        {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
        {codes ? null : state.enabled ? (
          <Enabled required={state.required} onCodes={onCodes} onOff={() => void mutate()} />
        ) : (
          <TwoFactorSetup onDone={onCodes} />
        )}
      </div>
    </Card>
  )
}

type EnabledProps = { required: boolean; onCodes: (codes: string[]) => void; onOff: () => void }

function Enabled({ required, onCodes, onOff }: EnabledProps) {
  const t = useMessages('settings')
  const [request, setRequest] = useState<'codes' | 'off' | null>(null)
  if (request === 'codes') {
    return (
      <TwoFactorProof
        label={t('makeNewCodes')}
        send={twoFactorCalls.renewCodes}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        onCancel={() => setRequest(null)}
      />
    )
  }
  if (request === 'off') {
    return (
      <TwoFactorProof
        label={t('switchOff')}
        send={twoFactorCalls.disable}
        onDone={onOff}
        onCancel={() => setRequest(null)}
      />
    )
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setRequest('codes')}>
        {t('newCodes')}
      </Button>
      {required ? null : (
        <Button variant="quiet" onClick={() => setRequest('off')}>
          {t('switchOff')}
        </Button>
      )}
    </div>
  )
}
