'use client'
import { type FormEvent, useState } from 'react'
import { type ApiAnswer, callApi } from '../ui/call-api'
import styles from '../ui/staff.module.css'
import { useHydrated } from '../ui/use-hydrated'
import { useStaffMessages } from '../ui/use-staff-messages'
import { reportMessages } from './messages'

/** Which reports of sales the reader gets by mail. The mail's link to stop leads here. */
export function ReportChoice({ chosen }: { chosen: { week: boolean; month: boolean } }) {
  const t = useStaffMessages(reportMessages)
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget)
    const body = { week: wanted.has('week'), month: wanted.has('month') }
    setAnswer(await callApi('POST', '/statistics/reports', { body }))
  }
  return (
    <section className={styles.card} id="by-mail" aria-label={t('heading')}>
      <h2>{t('heading')}</h2>
      <p className={styles.quiet}>{t('about')}</p>
      <form onSubmit={submit} onChange={() => setAnswer(null)} inert={!isHydrated}>
        {(['week', 'month'] as const).map((every) => (
          <label key={every} className={styles.choice}>
            <input type="checkbox" name={every} defaultChecked={chosen[every]} />
            {t(every)}
          </label>
        ))}
        <button type="submit" className={styles.button}>
          {t('keep')}
        </button>
        <div aria-live="polite">
          {answer ? (
            <p className={answer.ok ? styles.done : styles.problem}>
              {answer.ok ? t('kept') : answer.message}
            </p>
          ) : null}
        </div>
      </form>
    </section>
  )
}
