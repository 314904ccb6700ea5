'use client'

import { useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import { afterwards, type Plan } from './action-plans'
import { CheckInForm } from './check-in-form'
import styles from './own-page.module.css'
import { PlanContent } from './plan-content'
import { PlanForm } from './plan-form'

/** One plan: what it says, how it went so far, and how it goes on. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useMessages('writings')
  const [mode, setMode] = useState<'read' | 'change' | 'remove'>('read')
  const [failure, setFailure] = useState<string | null>(null)
  const { id, state } = plan
  const isActive = state === 'active'
  const params = { id }

  async function move(): Promise<void> {
    const body = { state: isActive ? ('finished' as const) : ('active' as const) }
    setFailure(await afterwards(api({ method: 'PUT', path: '/learning/action-plans/{id}', params, body })))
  }

  async function remove(): Promise<void> {
    setFailure(await afterwards(api({ method: 'DELETE', path: '/learning/action-plans/{id}', params })))
  }

  return (
    <Card as="article" className={styles.plan} aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`}>{plan.what}</h3>
      {mode === 'change' ? (
        <PlanForm plan={plan} onKept={() => setMode('read')} onCancel={() => setMode('read')} />
      ) : (
        <PlanContent plan={plan} />
      )}
      {plan.checkIns.length > 0 ? <History plan={plan} /> : null}
      {isActive && mode !== 'change' ? <CheckInForm key={plan.checkIns.length} planId={id} /> : null}
      {failure ? <Notice type="error">{failure}</Notice> : null}
      {mode === 'remove' ? (
        <fieldset className={styles.form}>
          <legend>{t('removeForGood')}</legend>
          <div className={styles.buttons}>
            <Button variant="danger" onClick={() => void remove()}>
              {t('removeYes')}
            </Button>
            <Button variant="quiet" autoFocus onClick={() => setMode('read')}>
              {t('removeNo')}
            </Button>
          </div>
        </fieldset>
      ) : null}
      {mode === 'read' ? (
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => void move()}>
            {isActive ? t('finishPlan') : t('takeUpAgain')}
          </Button>
          <Button variant="quiet" onClick={() => setMode('change')}>
            {t('change')}
          </Button>
          <Button variant="quiet" onClick={() => setMode('remove')}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

function History({ plan }: { plan: Plan }) {
  const t = useMessages('writings')
  const labels = { done: t('done'), partly: t('partly'), 'not-done': t('notDone') }
  return (
    <section>
      <h4>{t('history')}</h4>
      <ul className={styles.went}>
        {plan.checkIns.map(({ id, result, text, createdAt }) => (
          <li key={id}>
            <span className={styles.when}>
              <LongDate iso={createdAt} />
            </span>
            {'\n'}
            <strong>{labels[result]}</strong>
            {text ? `\n${text}` : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
