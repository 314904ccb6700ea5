'use client'

import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import styles from './lesson-done.module.css'
import { progressQueue } from './progress'
import type { LessonProgress } from './use-progress'

/** Where a reader says that they are done with a lesson, and takes it back. */
export function LessonDone({ lesson }: { lesson: LessonProgress }) {
  const t = useMessages('members')
  const isDone = lesson.state === 'done'
  return (
    <div className={styles.done}>
      <p role="status" className={styles.said}>
        {isDone ? (
          <>
            <Icon name="success" size="1.5rem" />
            {t('lessonDone')}
          </>
        ) : null}
      </p>
      <Button
        variant={isDone ? 'quiet' : 'secondary'}
        onClick={() => progressQueue.add(lesson.id, { state: isDone ? 'not-done' : 'done' })}
      >
        {isDone ? t('undo') : t('markDone')}
      </Button>
    </div>
  )
}
