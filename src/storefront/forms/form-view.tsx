'use client'

import { newKey, tabStorage } from 'payload-plugin-digital-commerce/client'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '../http/api'
import { useLocale, useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { focusFirstError, submitting } from '../state/submitting'
import { takeFocus } from '../state/take-focus'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { KeptTextNotice } from '../ui/kept-text-notice'
import { NeedsScripts } from '../ui/needs-scripts'
import { Notice } from '../ui/notice'
import { FormInput } from './form-input'
import { checkValues, emptyValues, type FormValues } from './form-values'
import styles from './form-view.module.css'
import type { PublicForm } from './public-form'
import { sendForm } from './send-form'
import { useFormStart } from './use-form-start'

type FormViewProps = {
  form: PublicForm
  /** Words between the fields, by their place in the form. */
  texts: Record<number, ReactNode>
  /** What stands in the form's place once it was sent. */
  confirmation: ReactNode
}

/** A form of the website: says what is wrong where it is, keeps what was typed until it was sent, and says thank you. */
export function FormView({ form: publicForm, texts, confirmation }: FormViewProps) {
  const t = useMessages('forms')
  const locale = useLocale()
  const router = useSiteRouter()
  const plain = useForm<FormValues>(emptyValues(publicForm), (values) => checkValues(publicForm, values))
  const { form, restored, forget } = useFormStart(publicForm, plain)
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [failure, setFailure] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  async function send(): Promise<void> {
    setFailure(null)
    setState('sending')
    const sent = await sendForm(
      { api, storage: tabStorage, newKey },
      {
        form: publicForm,
        locale,
        values: form.values,
        website: honeypot.current?.value ?? '',
        // What was typed earlier is sent at once, and by somebody.
        elapsedMs: restored ? null : Math.round(performance.now() - shownAt.current),
      },
    )
    if (sent.outcome === 'sent') {
      forget()
      setState('sent')
      if (publicForm.opensPage) location.assign(router.local(publicForm.opensPage))
      return
    }
    setState('open')
    form.refuse(sent.errors)
    setFailure(sent.message)
    if (sent.errors.length > 0 && element.current) focusFirstError(element.current)
  }

  if (state === 'sent') {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className={styles.sent}>
        {confirmation}
      </div>
    )
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    state === 'sending' ? event.preventDefault() : submitting(form, send)(event)
  return (
    <Form ref={element} id={publicForm.anchor} className={styles.form} onSubmit={onSubmit}>
      <NeedsScripts title={t('needsScripts')}>{t('needsScriptsText')}</NeedsScripts>
      <KeptTextNotice shown={restored} />
      {publicForm.fields.map((part) =>
        part.kind === 'text' ? (
          <div key={part.index}>{texts[part.index]}</div>
        ) : (
          <FormInput
            key={part.name}
            id={`${publicForm.id}-${part.name}`}
            name={part.name}
            label={part.label}
            field={part.field}
            value={form.values[part.name] ?? ''}
            error={form.errors[part.name]}
            onChange={(value) => form.change({ [part.name]: value })}
            onBlur={() => form.blur(part.name)}
          />
        ),
      )}
      <label className={styles.honeypot} aria-hidden="true">
        {t('leaveEmpty')}
        <input ref={honeypot} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      {failure ? (
        <Notice type="error" title={t('notSent')}>
          {failure}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" loading={state === 'sending'}>
          {publicForm.button}
        </Button>
      </div>
    </Form>
  )
}
