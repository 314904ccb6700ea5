import type { Payload } from 'payload'
import { readMerges } from '@/plugins/merging/operations/read-merges'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { UndoButton } from '../ui/undo-button'
import { onDay } from '../ui/when'
import { MergeDialog } from './merge-dialog'
import { mergeMessages } from './merge-messages'
import { MergeWritings } from './merge-writings'

type Props = { payload: Payload; userId: string; role: string; state: string; language: string }

/** Two accounts of one person are made one here, and two again. Nothing for accounts of staff. */
export async function MergeCard({ payload, userId, role, state, language }: Props) {
  const t = inLanguage(mergeMessages, language)
  if (role !== 'user') return null
  const merges = await readMerges(payload, userId)
  const isAway = merges.some(({ isInto }) => !isInto)
  if (state !== 'active' && !isAway) return null
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {merges.map((merge) => (
        <div key={merge.id}>
          <div className={styles.row}>
            <a href={`/manage-website/collections/users/${merge.otherId}`}>
              {t(merge.isInto ? 'mergedHere' : 'mergedAway', {
                email: merge.otherEmail,
                day: onDay(merge.at.toISOString(), language),
              })}
            </a>
            {merge.activityId ? <UndoButton activityId={merge.activityId} label={t('takeBack')} /> : null}
          </div>
          <MergeWritings merge={merge} userId={userId} language={language} />
        </div>
      ))}
      {isAway ? null : (
        <div className={styles.row}>
          <span>{t('text')}</span>
          <MergeDialog userId={userId} />
        </div>
      )}
    </section>
  )
}
