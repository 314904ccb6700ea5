'use client'

import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { Card } from '../ui/card'
import { Notice } from '../ui/notice'
import { usePlans } from './action-plans'
import { NotOpened, Opening, OwnPage } from './own-page'
import styles from './own-page.module.css'
import { PlanCard } from './plan-card'
import { PlanForm } from './plan-form'

/** `/profile/action-plan`: what somebody wants to do this week, how it goes, and what they did before. */
export function ActionPlanScreen() {
  const t = useMessages('writings')
  return (
    <OwnPage title={t('planTitle')} intro={t('planIntro')}>
      <ActionPlans />
    </OwnPage>
  )
}

function ActionPlans() {
  const t = useMessages('writings')
  const { data, error } = usePlans()
  const [kept, setKept] = useState(0)
  if (!data) return error ? <NotOpened message={error.failure.message} /> : <Opening />
  const active = data.data.filter(({ state }) => state === 'active')
  const finished = data.data.filter(({ state }) => state === 'finished')
  return (
    <div className={styles.list}>
      {kept > 0 ? <Notice type="success">{t('planKept')}</Notice> : null}
      {active.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
      <Card as="section" tone="sage" aria-labelledby="new-plan">
        <div className={styles.form}>
          <h2 id="new-plan">{t('newPlan')}</h2>
          {/* Each plan that was kept leaves an empty form behind, with an id of its own. */}
          <PlanForm key={kept} onKept={() => setKept(kept + 1)} />
        </div>
      </Card>
      {finished.length > 0 ? (
        <section className={styles.program} aria-labelledby="finished-plans">
          <h2 id="finished-plans">{t('finishedPlans')}</h2>
          {finished.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </section>
      ) : null}
    </div>
  )
}
