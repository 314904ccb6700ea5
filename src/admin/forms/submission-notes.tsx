import type { StaffNote } from '@/plugins/forms/operations/read-message-parts'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { formMessages } from './messages'
import pageStyles from './submission-page.module.css'

type SubmissionNotesProps = {
  id: string
  senderEmail: string | null | undefined
  notes: StaffNote[]
  language: string
}

const TEXT = { name: 'text', kind: 'long-text', required: true } as const

/** What staff wrote about a message, and what they answered, oldest first; and the way to write more. */
export function SubmissionNotes({ id, senderEmail, notes, language }: SubmissionNotesProps) {
  const t = inLanguage(formMessages, language)
  return (
    <section className={styles.card} aria-label={t('notesAndAnswers')}>
      <h2>{t('notesAndAnswers')}</h2>
      {notes.length === 0 ? <p className={styles.quiet}>{t('noneYet')}</p> : null}
      <ul className={pageStyles.notes}>
        {notes.map(({ id: note, kind, text, author, at }) => (
          <li key={note}>
            <strong>{t(kind === 'reply' ? 'answeredBy' : 'noteOf', { author })}</strong>
            <span className={styles.quiet}> {when(at, language)}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {senderEmail ? (
          <ActionDialog
            label={t('answer')}
            confirmLabel={t('sendAnswer')}
            title={t('answerTitle')}
            consequences={<p>{t('answerText', { email: senderEmail })}</p>}
            path={`/form-submissions/${id}/reply`}
            fields={[{ ...TEXT, label: t('yourAnswer'), most: 5_000, rows: 8 }]}
          />
        ) : null}
        <ActionDialog
          label={t('writeNote')}
          title={t('noteTitle')}
          consequences={<p>{t('noteText')}</p>}
          path={`/form-submissions/${id}/notes`}
          fields={[{ ...TEXT, label: t('note'), most: 5_000, rows: 4 }]}
        />
      </div>
    </section>
  )
}
