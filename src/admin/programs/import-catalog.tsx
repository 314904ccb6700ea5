'use client'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { CatalogChange, CatalogRefusal } from '@/src/domain/catalog/spreadsheet'
import { callApi } from '../ui/call-api'
import { commonMessages } from '../ui/messages'
import { StackedTable } from '../ui/stacked-table'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useHydrated } from '../ui/use-hydrated'
import { useStaffMessages } from '../ui/use-staff-messages'
import { importMessages } from './import-messages'

type Row = {
  line: number
  sku: string
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  changes: CatalogChange[]
  refusal: CatalogRefusal | null
  seen: string | null
}
type Looked = { rows: Row[]; isDone: boolean }

/** Above the list of products: a spreadsheet of the catalog, looked at row by row before it is kept. */
export function ImportCatalog() {
  const t = useStaffMessages(importMessages)
  const common = useStaffMessages(commonMessages)
  const id = useId()
  const base = useApiBase()
  const router = useRouter()
  const [list, setList] = useState('')
  const [looked, setLooked] = useState<Looked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isReady = useHydrated()

  async function choose(file: File | undefined): Promise<void> {
    setLooked(null)
    setProblem(null)
    setList((await file?.text()) ?? '')
  }

  async function send(isPreview: boolean): Promise<void> {
    setBusy(true)
    const seen = looked && Object.fromEntries(looked.rows.filter(isToKeep).map((row) => [row.sku, row.seen]))
    const body = { list, isPreview, ...(isPreview ? {} : { seen: seen ?? {} }) }
    const answer = await callApi('POST', '/products/import', { body, base })
    setBusy(false)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) setLooked({ rows: answer.body.rows as Row[], isDone: !isPreview })
    if (answer.ok && !isPreview) router.refresh()
  }

  const count = looked?.rows.filter(isToKeep).length ?? 0
  const told = looked?.rows.filter(({ outcome }) => outcome !== 'unchanged') ?? []
  const same = (looked?.rows.length ?? 0) - told.length
  return (
    <details className={styles.card}>
      <summary>{t('title')}</summary>
      <p>{t('how')}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{t('file')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          disabled={!isReady || isBusy}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
      <div className={styles.row} aria-busy={isBusy}>
        <button
          type="button"
          className={styles.button}
          disabled={isBusy || list.trim() === ''}
          onClick={() => void send(true)}
        >
          {isBusy ? common('oneMoment') : t('look')}
        </button>
        {count > 0 && !looked?.isDone ? (
          <button
            type="button"
            className={styles.button}
            data-main=""
            disabled={isBusy}
            onClick={() => void send(false)}
          >
            {t('load', { count })}
          </button>
        ) : null}
      </div>
      <div role="status">
        {problem ? <p className={styles.problem}>{problem}</p> : null}
        {looked?.isDone ? <p className={styles.done}>{t('loaded', { count })}</p> : null}
        {looked && told.length === 0 ? <p>{t('nothing')}</p> : null}
        {told.length > 0 && same > 0 ? <p>{t('same', { count: same })}</p> : null}
      </div>
      {looked && told.length > 0 ? <Rows rows={told} isDone={looked.isDone} /> : null}
    </details>
  )
}

function Rows({ rows, isDone }: Looked) {
  const t = useStaffMessages(importMessages)
  return (
    <StackedTable headings={[t('row'), t('sku'), t('becomes')]}>
      {rows.map((row) => (
        <tr key={row.line}>
          <td>{row.line}</td>
          <td data-label={t('sku')}>{row.sku || '–'}</td>
          <td data-label={t('becomes')} data-wide>
            <Outcome {...row} isDone={isDone} />
          </td>
        </tr>
      ))}
    </StackedTable>
  )
}

function Outcome({ outcome, refusal, changes, isDone }: Row & { isDone: boolean }) {
  const t = useStaffMessages(importMessages)
  if (outcome === 'refused') {
    const { code, column = '', said = '' } = refusal ?? { code: 'not-saved' as const }
    return t(code, { column, said })
  }
  const saved = outcome === 'new' ? t('savedNew') : t('savedChanged')
  return (
    <>
      {isDone ? saved : t(outcome === 'new' ? 'new' : 'changed')}
      <ul>
        {changes.map(({ column, from, to }) => (
          <li key={column}>{t('change', { column, from: from || t('empty'), to: to || t('empty') })}</li>
        ))}
      </ul>
    </>
  )
}

function isToKeep({ outcome }: Row): boolean {
  return outcome === 'new' || outcome === 'changed'
}
