'use client'

import { newKey } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { useLocale, useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { WhoCanSee } from '../writings/who-can-see'
import writingStyles from '../writings/writings.module.css'
import type { QuizContent } from './quiz'
import { QuizQuestion } from './quiz-question'
import { QuizResult } from './quiz-result'
import { type QuizStanding, sendTry } from './use-quiz'

type QuizFormProps = { lessonId: string; quiz: QuizContent; standing: QuizStanding }
/** By question, the keys of what was chosen, with blanks between them. */
type Answers = Record<string, string>

/** The questions to answer; once answered, what is said to each answer, and the way to the next try while there is one. */
export function QuizForm({ lessonId, quiz, standing }: QuizFormProps) {
  const t = useMessages('writings')
  const locale = useLocale()
  const [id, setId] = useState(newKey)
  const [isTrying, setTrying] = useState(standing.last === null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const unanswered = (given: Answers) => quiz.questions.filter(({ key }) => !given[key])
  const form = useForm<Answers>(emptyOf(quiz), (given) =>
    Object.fromEntries(unanswered(given).map(({ key }) => [key, t('answerMissing')])),
  )

  async function send(): Promise<void> {
    setSending(true)
    const refused = await sendTry(lessonId, { id, answers: chosenOf(form.values) }, locale)
    setSending(false)
    setFailure(refused)
    if (refused !== null) return
    setId(newKey())
    setTrying(false)
  }

  function tryAgain() {
    form.change(emptyOf(quiz))
    setTrying(true)
  }

  const { last } = standing
  if (!isTrying && last) {
    return (
      <>
        <QuizResult quiz={quiz} standing={standing} last={last} />
        {last.isPassed || standing.passedAt || standing.triesLeft === 0 ? null : (
          <div>
            <Button variant="secondary" onClick={tryAgain}>
              {t('tryQuizAgain')}
            </Button>
          </div>
        )}
        <WhoCanSee />
      </>
    )
  }
  return (
    <Form note={false} className={writingStyles.quiz} onSubmit={submitting(form, send)}>
      {quiz.questions.map((question) => (
        <QuizQuestion
          key={question.key}
          question={question}
          chosen={chosenOf(form.values)[question.key] ?? []}
          error={form.errors[question.key]}
          onChoose={(chosen) => form.change({ [question.key]: chosen.join(' ') })}
        />
      ))}
      {failure ? <Notice type="error">{failure}</Notice> : null}
      <div>
        <Button type="submit" loading={isSending}>
          {t('sendQuiz')}
        </Button>
      </div>
      <WhoCanSee />
    </Form>
  )
}

function emptyOf(quiz: QuizContent): Answers {
  return Object.fromEntries(quiz.questions.map(({ key }) => [key, '']))
}

function chosenOf(given: Answers): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(given).map(([key, chosen]) => [key, chosen.split(' ').filter(Boolean)]),
  )
}
