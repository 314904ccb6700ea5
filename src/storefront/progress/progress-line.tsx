import styles from './progress-line.module.css'

type ProgressLineProps = { lessonsDone: number; lessonsTotal: number; percent: number }

/** How much of a program is done, drawn and in words. */
export function ProgressLine({ lessonsDone, lessonsTotal, percent }: ProgressLineProps) {
  if (lessonsTotal === 0) return null
  const lessons = lessonsTotal === 1 ? 'lesson' : 'lessons'
  return (
    <div className={styles.progress}>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.words}>
        {lessonsDone} of {lessonsTotal} {lessons} done
      </p>
    </div>
  )
}
