'use client'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { type Moment, TIMELINE_KINDS, type TimelineKind } from '@/src/domain/people/timeline'
import written from '../notes/written.module.css'
import { callApi } from '../ui/call-api'
import { commonMessages } from '../ui/messages'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { UndoButton } from '../ui/undo-button'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import { personMessages } from './messages'

type Page = { moments: Moment[]; earlier: string | null }
type Props = { userId: string; kinds: TimelineKind[]; first: Page }

/** All that happened to a person in one line, newest first, and earlier things page by page. */
export function PersonTimeline({ userId, kinds, first }: Props) {
  const { page, kind, isBusy, problem, choose, more } = useTimeline(userId, first)
  const t = useStaffMessages(personMessages)
  const common = useStaffMessages(commonMessages)
  const { language } = useTranslation().i18n
  const id = useId()
  return (
    <section className={styles.card} aria-label={t('happened')}>
      <h2>{t('happened')}</h2>
      <div className={styles.row}>
        <label htmlFor={id}>{t('show')}</label>
        <select id={id} value={kind} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('allOfIt')}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {said(TIMELINE_KINDS[each].label, language)}
            </option>
          ))}
        </select>
      </div>
      {page.moments.length === 0 ? <p className={styles.quiet}>{t('nothingYet')}</p> : null}
      <ol className={styles.timeline} reversed>
        {page.moments.map((moment) => (
          <TimelineMoment key={`${moment.kind} ${moment.id} ${moment.at}`} {...moment} />
        ))}
      </ol>
      <div aria-live="polite">{problem ? <p className={styles.problem}>{problem}</p> : null}</div>
      {page.earlier ? (
        <button type="button" className={styles.button} disabled={isBusy} onClick={more}>
          {isBusy ? common('oneMoment') : t('showEarlier')}
        </button>
      ) : null}
    </section>
  )
}

function useTimeline(userId: string, first: Page) {
  const { language } = useTranslation().i18n
  const [page, setPage] = useState(first)
  const [kind, setKind] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const load = async (asked: string, before: string | null) => {
    const query = new URLSearchParams({
      ...(asked && { kind: asked }),
      ...(before && { before }),
      locale: language,
    })
    setBusy(true)
    const { ok, message, body } = await callApi('GET', `/users/${userId}/timeline?${query}`)
    setBusy(false)
    setProblem(ok ? '' : message)
    if (!ok) return
    const { data, earlier } = body as unknown as { data: Moment[]; earlier: string | null }
    setPage((shown) => ({ moments: before ? [...shown.moments, ...data] : data, earlier }))
  }
  const choose = (asked: string) => {
    setKind(asked)
    void load(asked, null)
  }
  return { page, kind, isBusy, problem, choose, more: () => void load(kind, page.earlier) }
}

function TimelineMoment({ at, who, what, detail, collection, document, undo }: Moment) {
  const t = useStaffMessages(personMessages)
  const { language } = useTranslation().i18n
  const to = collection && document ? `/manage-website/collections/${collection}/${document}` : null
  return (
    <li>
      <time dateTime={at}>{when(at, language)}</time>
      <div>
        <strong>{to ? <a href={to}>{what}</a> : what}</strong>{' '}
        <span className={styles.quiet}>{t('by', { who })}</span>
        {detail ? <div className={written.written}>{detail}</div> : null}
        {undo ? <UndoButton activityId={undo} /> : null}
      </div>
    </li>
  )
}
