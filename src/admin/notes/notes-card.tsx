import type { StaffNote } from '@/plugins/back-office/notes/notes'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { noteMessages } from './messages'
import written from './written.module.css'

type Props = {
  notes: StaffNote[]
  /** Where a note about this person or order is sent. */
  path: string
  /** Who is looking: their own notes are theirs to remove. */
  userId: string
  isSuperuser: boolean
  language: string
}

type Shown = StaffNote & { language: string }

/** What staff wrote down for each other, newest first, and the button to add to it. */
export function NotesCard({ notes, path, userId, isSuperuser, language }: Props) {
  const t = inLanguage(noteMessages, language)
  return (
    <section className={styles.card} aria-label={t('notes')}>
      <h2>{t('notes')}</h2>
      {notes.length === 0 ? <p className={styles.quiet}>{t('none')}</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <Written {...note} language={language} />
            {isSuperuser || note.authorId === userId ? <Remove {...note} language={language} /> : null}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ActionDialog
          label={t('write')}
          confirmLabel={t('keep')}
          title={t('title')}
          consequences={<p>{t('text')}</p>}
          path={path}
          fields={[{ name: 'text', label: t('note'), kind: 'long-text', required: true, most: 2000 }]}
        />
      </div>
    </section>
  )
}

function Written({ text, author, createdAt, orderId, orderNumber, language }: Shown) {
  const t = inLanguage(noteMessages, language)
  return (
    <>
      <div className={written.written}>{text}</div>
      <span className={styles.quiet}>
        {t('writtenBy', { author: author ?? t('staff'), when: when(createdAt.toISOString(), language) })}
        {orderId ? (
          <>
            {' '}
            –{' '}
            <a href={`/manage-website/collections/orders/${orderId}`}>
              {t('order', { number: orderNumber ?? '' })}
            </a>
          </>
        ) : null}
      </span>{' '}
    </>
  )
}

function Remove({ id, text, language }: Shown) {
  const t = inLanguage(noteMessages, language)
  return (
    <ActionDialog
      label={t('remove')}
      title={t('removeTitle')}
      consequences={
        <>
          <p className={written.written}>{text}</p>
          <p>{t('removeText')}</p>
        </>
      }
      path={`/staff-notes/${id}/remove`}
    />
  )
}
