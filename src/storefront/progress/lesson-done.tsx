'use client'

import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import styles from './lesson-done.module.css'
import { progressQueue } from './progress'
import type { LessonProgress } from './use-progress'

/** Where a reader says that they are done with a lesson, and takes it back. */
export function LessonDone({ lesson }: { lesson: LessonProgress }) {
  const isDone = lesson.state === 'done'
  return (
    <div className={styles.done}>
      <p role="status" className={styles.said}>
        {isDone ? (
          <>
            <Icon name="success" size="1.5rem" />
            You have done this lesson.
          </>
        ) : null}
      </p>
      <Button
        variant={isDone ? 'quiet' : 'secondary'}
        onClick={() => progressQueue.add(lesson.id, { state: isDone ? 'not-done' : 'done' })}
      >
        {isDone ? 'Undo' : 'Mark as done'}
      </Button>
    </div>
  )
}
