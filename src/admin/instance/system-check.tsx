'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { PartCheck } from '@/plugins/status/parts/part-check'
import { callApi } from '../ui/call-api'
import { Pill } from '../ui/pill'
import { StackedTable } from '../ui/stacked-table'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import { checkMessages } from './messages'

type Answer = { parts: PartCheck[]; checkedAt: string }

const TONES = { good: 'good', bad: 'bad', off: 'quiet' } as const

/** On top of the system settings: what each part of the shop does right now, asked anew by a button. */
export function SystemCheck() {
  const t = useStaffMessages(checkMessages)
  const { language } = useTranslation().i18n
  const base = useApiBase()
  const [found, setFound] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    setBusy(true)
    const { ok, message, body } = await callApi('GET', '/system-check', { base })
    setBusy(false)
    setProblem(ok ? null : message)
    if (ok) setFound(body.data as Answer)
  }, [base])
  useEffect(() => {
    void ask()
  }, [ask])
  return (
    <section className={styles.card} aria-label={t('title')} aria-busy={isBusy}>
      <h2>{t('title')}</h2>
      <p className={styles.quiet}>{t('text')}</p>
      {found ? (
        <StackedTable headings={[t('part'), t('state'), t('found')]}>
          {found.parts.map(({ part, state, finding, detail, tookMs }) => (
            <tr key={`${part} ${detail}`}>
              <th scope="row">{t(part)}</th>
              <td data-label={t('state')}>
                <Pill label={t(state)} tone={TONES[state]} />
              </td>
              <td data-label={t('found')}>
                {t(finding, { detail: measured(finding, detail, language) }).trim()}{' '}
                <span className={styles.quiet}>{t('took', { ms: tookMs })}</span>
              </td>
            </tr>
          ))}
        </StackedTable>
      ) : null}
      <div className={styles.row}>
        <button type="button" className={styles.button} disabled={isBusy} onClick={() => void ask()}>
          {isBusy ? t('asking') : t('again')}
        </button>
        <span aria-live="polite">
          {problem ? t('notAsked', { message: problem }) : null}
          {found && !problem && !isBusy ? t('checkedAt', { time: when(found.checkedAt, language) }) : null}
        </span>
      </div>
    </section>
  )
}

/** Room on a disk is a number, written as each language writes it. */
function measured(finding: string, detail: string, language: string): string | number {
  if (finding === 'disk-writable' || finding === 'disk-full') return Number(detail)
  // As in ‘PayPal: sandbox’; addresses have no blank behind their colon.
  return language === 'fr' ? detail.replaceAll(': ', '\u00a0: ') : detail
}
