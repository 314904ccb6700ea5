'use client'

import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import styles from './lesson-done.module.css'
import { progressQueue } from './progress'
import type { LessonProgress, Progress } from './use-progress'

type LessonDoneProps = { lesson: LessonProgress; progress: Progress; programPath: string }

/** Where a reader says that they are done with a lesson, and takes it back; with the last one, that they have finished. */
export function LessonDone({ lesson, progress, programPath }: LessonDoneProps) {
  const t = useMessages('members')
  const isDone = lesson.state === 'done'
  const hasFinished = isDone && progress.lessonsDone === progress.lessonsTotal
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
      {lesson.isHeldByQuiz && !isDone ? (
        <p>{t('quizFirst')}</p>
      ) : (
        <Button
          variant={isDone ? 'quiet' : 'secondary'}
          onClick={() => progressQueue.add(lesson.id, { state: isDone ? 'not-done' : 'done' })}
        >
          {isDone ? t('undo') : t('markDone')}
        </Button>
      )}
      {hasFinished ? (
        <Notice type="success" title={t('finishedTitle')}>
          {t.rich('finishedText', {
            link: (words) => <LocalLink href={programPath}>{words}</LocalLink>,
          })}
        </Notice>
      ) : null}
    </div>
  )
}
