'use client'

import { useMessages } from '../languages/language-provider'
import type { Lesson } from '../members/program-answer'
import styles from '../writings/writings.module.css'
import { QuizForm } from './quiz-form'
import { ReadOnlyQuiz } from './read-only-quiz'
import { useQuiz } from './use-quiz'

export type QuizContent = NonNullable<Lesson['quiz']>

type QuizProps = {
  lessonId: string
  quiz: QuizContent
  /** False for who only looks: staff, and owners whose progress did not come. */
  isKept: boolean
}

/** The quiz of a lesson: its rules, the questions, and what is said to the answers. Judged by the server. */
export function Quiz({ lessonId, quiz, isKept }: QuizProps) {
  const t = useMessages('writings')
  return (
    <section className={styles.checks} aria-labelledby="quiz">
      <h2 id="quiz">{t('quiz')}</h2>
      <p>
        {t('passedWith', { percent: quiz.passMark })}{' '}
        {quiz.tries === null ? t('anyTries') : t('tries', { count: quiz.tries })}
      </p>
      {isKept ? <OwnQuiz lessonId={lessonId} quiz={quiz} /> : <ReadOnlyQuiz quiz={quiz} />}
    </section>
  )
}

function OwnQuiz({ lessonId, quiz }: Omit<QuizProps, 'isKept'>) {
  const standing = useQuiz(lessonId)
  return standing ? (
    <QuizForm lessonId={lessonId} quiz={quiz} standing={standing} />
  ) : (
    <ReadOnlyQuiz quiz={quiz} />
  )
}
