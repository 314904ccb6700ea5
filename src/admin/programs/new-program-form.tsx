'use client'
import { type FormEvent, useState } from 'react'
import { ActionField } from '../ui/action-field'
import { type ApiAnswer, callApi } from '../ui/call-api'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { useHydrated } from '../ui/use-hydrated'
import { useStaffMessages } from '../ui/use-staff-messages'
import { programMessages } from './messages'

/** Five fields make a program, its product, its sections and its lessons, as drafts; then each can be opened. */
export function NewProgramForm() {
  const t = useStaffMessages(programMessages)
  const isHydrated = useHydrated()
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setAnswer(await callApi('POST', '/programs/new', { body }))
    setBusy(false)
  }
  if (answer?.ok) return <Made {...(answer.body.data as Ids)} message={answer.message} />
  return (
    <form onSubmit={submit} className={styles.page} aria-busy={isBusy} inert={!isHydrated}>
      <section className={styles.card} aria-label={t('theProgram')}>
        <p className={styles.quiet}>{t('language')}</p>
        <div className={styles.page}>
          <ActionField name="title" label={t('name')} kind="text" required />
          <ActionField
            name="summary"
            label={t('about')}
            kind="long-text"
            required
            most={400}
            help={t('aboutHelp')}
          />
          <ActionField name="price" label={t('price')} kind="text" required help={t('priceHelp')} />
          <ActionField
            name="sections"
            label={t('sections')}
            kind="long-text"
            most={2_000}
            rows={4}
            help={t('sectionsHelp')}
          />
          <ActionField
            name="lessons"
            label={t('lessons')}
            kind="long-text"
            required
            most={4_000}
            rows={8}
            help={t('lessonsHelp')}
          />
        </div>
      </section>
      <div aria-live="polite">
        {answer && !answer.ok ? <p className={styles.problem}>{answer.message}</p> : null}
      </div>
      <div className={styles.row}>
        <button type="submit" className={styles.button} data-main="">
          {t(isBusy ? 'oneMoment' : 'make')}
        </button>
      </div>
    </form>
  )
}

/** One lesson opens at once; more stand in their list. */
function lessonsOf(program: string, [first, ...others]: string[]): string {
  if (first && others.length === 0) return `/collections/lessons/${first}`
  return `/collections/lessons?limit=100&sort=createdAt&where[program][equals]=${program}`
}

type Ids = { programId: string; productId: string; lessonIds: string[] }

function Made({ programId, productId, lessonIds, message }: Ids & { message: string }) {
  const t = useStaffMessages(programMessages)
  return (
    <section className={styles.card} role="status">
      <p className={styles.done}>{message}</p>
      <ul>
        <li>
          <StaffLink to={lessonsOf(programId, lessonIds)}>{t('writeLessons')}</StaffLink>
        </li>
        <li>
          <StaffLink to={`/collections/products/${productId}`}>{t('writePage')}</StaffLink>
        </li>
        <li>
          <StaffLink to={`/collections/programs/${programId}`}>{t('openProgram')}</StaffLink>
        </li>
      </ul>
    </section>
  )
}
