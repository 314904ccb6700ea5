import type { StaffNote } from '@/plugins/back-office/notes/notes'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { when } from '../ui/when'
import written from './written.module.css'

type Props = {
  notes: StaffNote[]
  /** Where a note about this person or order is sent. */
  path: string
  /** Who is looking: their own notes are theirs to remove. */
  userId: string
  isSuperuser: boolean
}

/** What staff wrote down for each other, newest first, and the button to add to it. */
export function NotesCard({ notes, path, userId, isSuperuser }: Props) {
  return (
    <section className={styles.card} aria-label="Notes">
      <h2>Notes</h2>
      {notes.length === 0 ? <p className={styles.quiet}>None. Only staff read them.</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <Written {...note} />
            {isSuperuser || note.authorId === userId ? <Remove {...note} /> : null}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ActionDialog
          label="Write a note"
          confirmLabel="Keep it"
          title="A note for staff"
          consequences={
            <p>Only staff read it. Whoever asks for a copy of their data gets the notes about them, too.</p>
          }
          path={path}
          fields={[{ name: 'text', label: 'Note', kind: 'long-text', required: true, most: 2000 }]}
        />
      </div>
    </section>
  )
}

function Written({ text, author, createdAt, orderId, orderNumber }: StaffNote) {
  return (
    <>
      <div className={written.written}>{text}</div>
      <span className={styles.quiet}>
        {author ?? 'Staff'}, {when(createdAt.toISOString())}
        {orderId ? (
          <>
            {' '}
            – <a href={`/manage-website/collections/orders/${orderId}`}>order {orderNumber}</a>
          </>
        ) : null}
      </span>{' '}
    </>
  )
}

function Remove({ id, text }: StaffNote) {
  return (
    <ActionDialog
      label="Remove"
      title="Remove this note?"
      consequences={
        <>
          <p className={written.written}>{text}</p>
          <p>Its words are gone. That it was removed, and by whom, stays on record.</p>
        </>
      }
      path={`/staff-notes/${id}/remove`}
    />
  )
}
