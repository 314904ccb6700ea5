import type { ReadMerge } from '@/plugins/merging/operations/read-merges'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { onDay } from '../ui/when'
import { mergeWritingsMessages } from './merge-writings-messages'

type Props = { merge: ReadMerge; userId: string; language: string }

/** Which mailbox the answers and notes of an account that was merged away wait for; nothing where none were written. */
export function MergeWritings({ merge, userId, language }: Props) {
  const t = inLanguage(mergeWritingsMessages, language)
  const { id, isInto, mailboxes, writingsMovedAt } = merge
  if (mailboxes.length === 0) return null
  if (writingsMovedAt)
    return (
      <p className={styles.quiet}>{t('moved', { day: onDay(writingsMovedAt.toISOString(), language) })}</p>
    )
  return (
    <>
      <div className={styles.row}>{t('waiting')}</div>
      <ul>
        {mailboxes.map(({ email, sentAt, confirmedAt, isOver }) => (
          <li key={email}>
            {t(confirmedAt ? 'confirmed' : isOver ? 'over' : 'asked', {
              email,
              day: onDay(confirmedAt ?? sentAt, language),
            })}
          </li>
        ))}
      </ul>
      {isInto ? (
        <div className={styles.row}>
          <ActionDialog
            label={t('again')}
            title={t('againTitle')}
            consequences={<p>{t('againText')}</p>}
            path={`/users/${userId}/merges/${id}/mails`}
          />
        </div>
      ) : null}
    </>
  )
}
