import type { StaffNote } from '@/plugins/forms/operations/read-message-parts'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { when } from '../ui/when'
import pageStyles from './submission-page.module.css'

type SubmissionNotesProps = { id: string; senderEmail: string | null | undefined; notes: StaffNote[] }

const TEXT = { name: 'text', kind: 'long-text', required: true } as const

/** What staff wrote about a message, and what they answered, oldest first; and the way to write more. */
export function SubmissionNotes({ id, senderEmail, notes }: SubmissionNotesProps) {
  return (
    <section className={styles.card} aria-label="Notes and answers">
      <h2>Notes and answers</h2>
      {notes.length === 0 ? <p className={styles.quiet}>None yet.</p> : null}
      <ul className={pageStyles.notes}>
        {notes.map(({ id: note, kind, text, author, at }) => (
          <li key={note}>
            <strong>{kind === 'reply' ? `Answered by ${author}` : `Note of ${author}`}</strong>
            <span className={styles.quiet}> {when(at)}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {senderEmail ? (
          <ActionDialog
            label="Answer by email"
            confirmLabel="Send the answer"
            title="Answer this message"
            consequences={
              <p>
                It goes to {senderEmail}, in the look of your emails, and the message counts as done. What
                they answer reaches the address the form names.
              </p>
            }
            path={`/form-submissions/${id}/reply`}
            fields={[{ ...TEXT, label: 'Your answer', most: 5_000, rows: 8 }]}
          />
        ) : null}
        <ActionDialog
          label="Write a note"
          title="A note among staff"
          consequences={<p>Staff who may see messages read it; nobody else does.</p>}
          path={`/form-submissions/${id}/notes`}
          fields={[{ ...TEXT, label: 'Note', most: 5_000, rows: 4 }]}
        />
      </div>
    </section>
  )
}
