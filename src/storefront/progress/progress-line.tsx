import { useMessages } from '../languages/language-provider'
import styles from './progress-line.module.css'

type ProgressLineProps = { lessonsDone: number; lessonsTotal: number; percent: number }

/** How much of a program is done, drawn and in words. */
export function ProgressLine({ lessonsDone, lessonsTotal, percent }: ProgressLineProps) {
  const t = useMessages('members')
  if (lessonsTotal === 0) return null
  return (
    <div className={styles.progress}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.words}>{t('progress', { done: lessonsDone, total: lessonsTotal, percent })}</p>
    </div>
  )
}
