'use client'

import { useEffect, useState } from 'react'
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
      <h2 id="two-factor-heading">Two-factor authentication at sign-in</h2>
      <div className={styles.steps}>
        {state.required && !state.passed ? (
          <Notice type="warning" live={false} title="Needed to manage the website">
            {state.enabled
              ? 'Please sign out and sign in again with a code from your app.'
              : 'Please switch two-factor authentication on. The staff area opens as soon as you have.'}
          </Notice>
        ) : null}
        <p>
          {state.enabled
            ? `On. Signing in asks for a code from your authenticator app. You have ${state.recoveryCodesLeft} recovery codes left.`
            : 'Off. With it, nobody can sign in with your password alone: a code from an app on your phone is needed as well.'}
        </p>
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
  const [request, setRequest] = useState<'codes' | 'off' | null>(null)
  if (request === 'codes') {
    return (
      <TwoFactorProof
        label="Make new recovery codes"
        send={twoFactorCalls.renewCodes}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        onCancel={() => setRequest(null)}
      />
    )
  }
  if (request === 'off') {
    return (
      <TwoFactorProof
        label="Switch off"
        send={twoFactorCalls.disable}
        onDone={onOff}
        onCancel={() => setRequest(null)}
      />
    )
  }
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setRequest('codes')}>
        New recovery codes
      </Button>
      {required ? null : (
        <Button variant="quiet" onClick={() => setRequest('off')}>
          Switch off
        </Button>
      )}
    </div>
  )
}
