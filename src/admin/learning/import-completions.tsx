'use client'
import { useId, useState } from 'react'
import type { CompletionOutcome, CompletionRow } from '@/src/domain/learning/completion-rows'
import { type ApiAnswer, callApi } from '../ui/call-api'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { learningMessages } from './messages'

type Row = CompletionRow & { outcome: CompletionOutcome }
type Looked = { list: string; rows: Row[]; isDone: boolean }

/** Above the list of finished programs: a pasted list of who finished what in an older system, looked at line by line before it is kept. */
export function ImportCompletions() {
  const t = useStaffMessages(learningMessages)
  const id = useId()
  const base = useApiBase()
  const [list, setList] = useState('')
  const [looked, setLooked] = useState<Looked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(isPreview: boolean): Promise<void> {
    setBusy(true)
    const answer: ApiAnswer = await callApi('POST', '/program-completions/import', {
      body: { list, isPreview },
      base,
    })
    setBusy(false)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) setLooked({ list, rows: answer.body.rows as Row[], isDone: !isPreview })
  }

  const shown = looked?.list === list ? looked : null
  const count = shown?.rows.filter(({ outcome }) => outcome === 'new').length ?? 0
  return (
    <details className={styles.card}>
      <summary>{t('recordTitle')}</summary>
      <div className={styles.field}>
        <label htmlFor={id}>{t('listLabel')}</label>
        <textarea id={id} rows={6} value={list} onChange={(event) => setList(event.target.value)} />
      </div>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          disabled={isBusy || list.trim() === ''}
          onClick={() => void send(true)}
        >
          {t('look')}
        </button>
        {count > 0 && shown && !shown.isDone ? (
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => void send(false)}>
            {t('record', { count })}
          </button>
        ) : null}
      </div>
      <div role="status">
        {problem ? <p>{problem}</p> : null}
        {shown?.isDone ? <p>{t('recorded', { count })}</p> : null}
      </div>
      {shown ? <Rows {...shown} /> : null}
    </details>
  )
}

function Rows({ rows, isDone }: Looked) {
  const t = useStaffMessages(learningMessages)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col">{t('program')}</th>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('becomes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, email, program, day, outcome }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{email}</td>
            <td>{program}</td>
            <td>{day ?? '–'}</td>
            <td>{isDone && outcome === 'new' ? t('done') : t(outcome)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
