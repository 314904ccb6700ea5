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
import { FinishLater, FoundAnswers } from './finish-later'
import { FormParts } from './form-parts'
import { namesOn } from './form-steps'
import { checkValues, emptyValues, type FormFiles, type FormValues } from './form-values'
import styles from './form-view.module.css'
import type { PublicForm } from './public-form'
import { sendForm } from './send-form'
import { StepHeading } from './step-heading'
import { useFormStart } from './use-form-start'
import { useFormSteps } from './use-form-steps'
import { useKeptAnswers } from './use-kept-answers'

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
  const [files, setFiles] = useState<FormFiles>({})
  const plain = useForm<FormValues>(emptyValues(publicForm), (values) =>
    checkValues(publicForm, values, files),
  )
  const { form, restored, forget } = useFormStart(publicForm, plain)
  const steps = useFormSteps(publicForm, form.values, files)
  const found = useRef((values: FormValues, step: number) => {
    plain.change(values)
    steps.goTo(step)
  })
  const answers = useKeptAnswers(publicForm, found.current)
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
    const isEarlier = restored || answers.kept !== null
    const sent = await sendForm(
      { api, storage: tabStorage, newKey },
      {
        form: publicForm,
        locale,
        values: form.values,
        files,
        draftKey: answers.draftKey(),
        website: honeypot.current?.value ?? '',
        // What was typed earlier is sent at once, and by somebody.
        elapsedMs: isEarlier ? null : Math.round(performance.now() - shownAt.current),
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
    steps.goToFirst(sent.errors.map(({ path }) => path))
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

  /** The next step, once everything on this one is right; what is asked later is not wrong yet. */
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problems = checkValues(publicForm, form.values, files)
    const names = namesOn(steps.current)
    for (const name of names) form.blur(name)
    if (names.some((name) => problems[name] !== undefined)) focusFirstError(event.currentTarget)
    else steps.goTo(steps.place + 1)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (state === 'sending') event.preventDefault()
    else if (steps.isLast) submitting(form, send)(event)
    else goOn(event)
  }
  const changeFiles = (name: string, chosen: File[]) => {
    setFiles((before) => ({ ...before, [name]: chosen }))
    form.change({ [name]: '' })
    form.blur(name)
  }
  const beginAnew = () => {
    void answers.forget()
    form.reset(emptyValues(publicForm))
    forget()
    setFiles({})
    steps.goTo(0)
  }
  return (
    <Form ref={element} id={publicForm.anchor} className={styles.form} onSubmit={onSubmit}>
      <NeedsScripts title={t('needsScripts')}>{t('needsScriptsText')}</NeedsScripts>
      <KeptTextNotice shown={restored && answers.kept === null} />
      <FoundAnswers answers={answers} onAnew={beginAnew} />
      <StepHeading steps={steps} />
      <FormParts
        formId={publicForm.id}
        step={steps.current}
        form={form}
        files={files}
        onFiles={changeFiles}
        texts={texts}
      />
      <label className={styles.honeypot} aria-hidden="true">
        {t('leaveEmpty')}
        <input ref={honeypot} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      {failure ? (
        <Notice type="error" title={t('notSent')}>
          {failure}
        </Notice>
      ) : null}
      <div className={styles.buttons}>
        {steps.place > 0 ? (
          <Button variant="secondary" onClick={() => steps.goTo(steps.place - 1)}>
            {t('back')}
          </Button>
        ) : null}
        <Button type="submit" loading={state === 'sending'}>
          {steps.isLast ? publicForm.button : t('goOn')}
        </Button>
      </div>
      {publicForm.finishLater ? (
        <FinishLater answers={answers} onKeep={() => void answers.keep(form.values, steps.place)} />
      ) : null}
    </Form>
  )
}
