'use client'

import { newKey } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import type { CheckIn } from '@/src/domain/learning/action-plan'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { RadioGroup } from '../ui/radio-group'
import { TextareaField } from '../ui/textarea-field'
import { afterwards } from './action-plans'
import styles from './own-page.module.css'

type Values = { result: CheckIn['result'] | ''; text: string }

/** How a plan went. Sent again after the line broke, it is kept once. */
export function CheckInForm({ planId }: { planId: string }) {
  const t = useMessages('writings')
  const [id] = useState(newKey)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const form = useForm<Values>({ result: '', text: '' }, ({ result }) =>
    result ? {} : { result: t('resultMissing') },
  )
  const { result, text } = form.values

  async function send(): Promise<void> {
    if (result === '') return
    setSending(true)
    const refused = await afterwards(
      api({
        method: 'POST',
        path: '/learning/action-plans/{id}/check-ins',
        params: { id: planId },
        body: { id, result, text },
      }),
    )
    setSending(false)
    setFailure(refused)
  }

  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, send)}>
      <RadioGroup
        legend={t('howDidItGo')}
        name={`result-${planId}`}
        id={`result-${planId}`}
        value={result === '' ? null : result}
        error={form.errors.result}
        onChange={(chosen) => form.change({ result: chosen })}
        options={[
          { value: 'done', label: t('done') },
          { value: 'partly', label: t('partly') },
          { value: 'not-done', label: t('notDone') },
        ]}
      />
      <TextareaField
        label={t('inWords')}
        name="text"
        id={`words-${planId}`}
        required={false}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => form.change({ text: event.target.value })}
      />
      {failure ? <Notice type="error">{failure}</Notice> : null}
      <div>
        <Button type="submit" variant="secondary" loading={sending}>
          {t('keepCheckIn')}
        </Button>
      </div>
    </Form>
  )
}
