'use client'

import { addressOf, newKey } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { mutate } from 'swr'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useMessages } from '../languages/language-provider'
import { useOwnData } from '../session/use-own-data'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import { TextareaField } from '../ui/textarea-field'
import styles from '../writings/writings.module.css'

const PATH = '/learning/lessons/{id}/questions'

type Asked = AnswerOf<'GET', '/learning/lessons/{id}/questions'>['data'][number]

/** Where a reader asks staff about a lesson, and reads what they answered. Staff can read it, and that is said. */
export function LessonQuestions({ lessonId }: { lessonId: string }) {
  const t = useMessages('writings')
  const asked = useOwnData({ method: 'GET', path: PATH, params: { id: lessonId } }).data?.data ?? []
  return (
    <section className={styles.writing} aria-labelledby="ask-us">
      <h2 id="ask-us">{t('askUs')}</h2>
      <p>{t('askWho')}</p>
      {asked.length > 0 ? (
        <ul className={styles.results}>
          {asked.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </ul>
      ) : null}
      <AskForm lessonId={lessonId} />
    </section>
  )
}

function Question({ question, answer, createdAt, answeredAt }: Asked) {
  const t = useMessages('writings')
  return (
    <li>
      <p>
        <strong>{question}</strong> (<LongDate iso={createdAt} />)
      </p>
      {answer === null || answeredAt === null ? (
        <p>{t('notAnswered')}</p>
      ) : (
        <p className={styles.words}>
          {answer} (<LongDate iso={answeredAt} />)
        </p>
      )}
    </li>
  )
}

function AskForm({ lessonId }: { lessonId: string }) {
  const t = useMessages('writings')
  const [id, setId] = useState(newKey)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const form = useForm({ question: '' }, ({ question }) =>
    question.trim() === '' ? { question: t('questionMissing') } : {},
  )

  async function send(): Promise<void> {
    setSending(true)
    const params = { id: lessonId }
    const body = { id, question: form.values.question }
    const result = await api<'POST', typeof PATH>({ method: 'POST', path: PATH, params, body })
    setSending(false)
    setFailure(result.ok ? null : result.failure.message)
    if (!result.ok) return
    const address = addressOf(PATH, params)
    await mutate((key) => Array.isArray(key) && key[0] === address, result.data, { revalidate: false })
    setId(newKey())
    setSent(true)
    form.change({ question: '' })
  }

  return (
    <Form note={false} className={styles.quiz} onSubmit={submitting(form, send)}>
      <TextareaField
        label={t('yourQuestion')}
        name="question"
        required
        rows={3}
        maxLength={2_000}
        value={form.values.question}
        error={form.errors.question}
        onChange={(event) => form.change({ question: event.target.value })}
      />
      {failure ? <Notice type="error">{failure}</Notice> : null}
      {isSent && !failure ? <Notice type="success">{t('questionSent')}</Notice> : null}
      <div>
        <Button type="submit" variant="secondary" loading={isSending}>
          {t('sendQuestion')}
        </Button>
      </div>
    </Form>
  )
}
