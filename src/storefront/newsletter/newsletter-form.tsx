'use client'

import { useRef, useState } from 'react'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import { canonicalEmail } from '@/src/domain/users/email'
import { api } from '../http/api'
import { useLocale, useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import { takeFocus } from '../state/take-focus'
import { textInput } from '../state/text-input'
import { type FieldErrors, useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import styles from './newsletter.module.css'

type Values = { email: string }

/** Signs an address up for the newsletter. Says the same to everybody: who gets it is nobody else's business. */
export function NewsletterForm() {
  const t = useMessages('newsletter')
  const locale = useLocale()
  const check = ({ email }: Values): FieldErrors<Values> => {
    if (canonicalEmail(email)) return {}
    return { email: email.trim() ? t('emailWrong') : t('emailMissing') }
  }
  const form = useForm<Values>({ email: '' }, check)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const honeypot = useRef<HTMLInputElement>(null)

  async function signUp(): Promise<void> {
    setFailure(null)
    setSending(true)
    const body = { email: form.values.email, locale, website: honeypot.current?.value ?? '' }
    const result = await api({ method: 'POST', path: '/newsletter/subscriptions', body, anonymous: true })
    setSending(false)
    if (result.ok) return setSentTo(form.values.email.trim())
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  if (sentTo !== null) {
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className={styles.form}>
        <Notice type="success" title={t('checkMailbox')} live={false}>
          {t('checkMailboxText', { email: sentTo, hours: RESET_LINK_HOURS })}
        </Notice>
      </div>
    )
  }
  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, signUp)}>
      {failure ? (
        <Notice type="error" title={t('notSignedUp')}>
          {failure}
        </Notice>
      ) : null}
      <TextField
        label={t('email')}
        id="newsletter-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...textInput(form, 'email')}
      />
      <label className={styles.honeypot} aria-hidden="true">
        {t('leaveEmpty')}
        <input ref={honeypot} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
      <p className={styles.consent}>{t('consent')}</p>
      <div>
        <Button type="submit" loading={sending}>
          {t('signUp')}
        </Button>
      </div>
    </Form>
  )
}
