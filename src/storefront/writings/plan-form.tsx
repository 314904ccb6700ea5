'use client'

import { newKey } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { needsProblemSolving } from '@/src/domain/learning/action-plan'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import { TextareaField } from '../ui/textarea-field'
import { afterwards, type Plan } from './action-plans'
import styles from './own-page.module.css'
import { ScaleField } from './scale-field'

type PlanFormProps = { plan?: Plan; onKept: () => void; onCancel?: () => void }

const EMPTY = {
  what: '',
  howMuch: '',
  when: '',
  howOften: '',
  confidence: '',
  obstacle: '',
  solution: '',
}
const STEPS = [
  ['howMuch', 'howMuchHint'],
  ['when', 'whenHint'],
  ['howOften', 'howOftenHint'],
] as const

/**
 * A new plan, or the change of one. A new one has its id from the start: sent again after the line broke, it is kept once.
 */
export function PlanForm({ plan, onKept, onCancel }: PlanFormProps) {
  const t = useMessages('writings')
  const [id] = useState(() => plan?.id ?? newKey())
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const form = useForm(plan ? { ...EMPTY, ...textsOf(plan) } : EMPTY, ({ what, confidence }) => ({
    ...(what.trim() ? {} : { what: t('whatMissing') }),
    ...(confidence ? {} : { confidence: t('confidenceMissing') }),
  }))
  const { values } = form
  const isUnsure = values.confidence !== '' && needsProblemSolving(Number(values.confidence))

  async function send(): Promise<void> {
    setFailure(null)
    setSending(true)
    const body = { ...values, confidence: Number(values.confidence) }
    const refused = await afterwards(
      plan
        ? api({ method: 'PUT', path: '/learning/action-plans/{id}', params: { id }, body })
        : api({ method: 'POST', path: '/learning/action-plans', body: { ...body, id } }),
    )
    setSending(false)
    setFailure(refused)
    if (refused === null) onKept()
  }

  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, send)}>
      <TextField
        label={t('what')}
        name="what"
        id={`what-${id}`}
        hint={t('whatHint')}
        maxLength={2000}
        value={values.what}
        error={form.errors.what}
        onChange={(event) => form.change({ what: event.target.value })}
        onBlur={() => form.blur('what')}
      />
      {STEPS.map(([step, hint]) => (
        <TextField
          key={step}
          label={t(step)}
          name={step}
          id={`${step}-${id}`}
          hint={t(hint)}
          required={false}
          maxLength={2000}
          value={values[step]}
          onChange={(event) => form.change({ [step]: event.target.value })}
        />
      ))}
      <ScaleField
        name={`confidence-${id}`}
        legend={t('confidence')}
        value={values.confidence === '' ? null : Number(values.confidence)}
        onChange={(confidence) => form.change({ confidence: String(confidence) })}
        low={t('notAtAllSure')}
        high={t('completelySure')}
        error={form.errors.confidence}
      />
      {isUnsure ? (
        <>
          <Notice type="info">{t('belowSeven')}</Notice>
          {(['obstacle', 'solution'] as const).map((name) => (
            <TextareaField
              key={name}
              label={t(name)}
              name={name}
              id={`${name}-${id}`}
              required={false}
              rows={3}
              maxLength={2000}
              value={values[name]}
              onChange={(event) => form.change({ [name]: event.target.value })}
            />
          ))}
        </>
      ) : null}
      {failure ? <Notice type="error">{failure}</Notice> : null}
      <div className={styles.buttons}>
        <Button type="submit" loading={sending}>
          {plan ? t('keepChanges') : t('keepPlan')}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

function textsOf({ what, howMuch, when, howOften, confidence, obstacle, solution }: Plan) {
  return { what, howMuch, when, howOften, confidence: String(confidence), obstacle, solution }
}
