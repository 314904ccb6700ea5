'use client'

import type { ApiFailure } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { useLocale, useMessages } from '../languages/language-provider'
import { RequireGuest } from '../session/require-session'
import { session } from '../session/session'
import { submitting } from '../state/submitting'
import { textInput } from '../state/text-input'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { AuthCard } from './auth-card'
import { AuthLink } from './auth-link'
import { ConsentFields } from './consent-fields'
import { NewPasswordField } from './new-password-field'
import { checkSignUp, EMPTY_SIGN_UP, REFERRAL_SOURCES } from './sign-up-rules'
import styles from './sign-up-screen.module.css'

/** `/signup`. A new account is signed in at once and led where its owner was headed. */
export function SignUpScreen() {
  const t = useMessages('accounts')
  return (
    <RequireGuest>
      <AuthCard
        title={t('createYourAccount')}
        footer={
          <p>{t.rich('haveAccount', { link: (words) => <AuthLink href="/login">{words}</AuthLink> })}</p>
        }
      >
        <SignUpForm />
      </AuthCard>
    </RequireGuest>
  )
}

function SignUpForm() {
  const t = useMessages('accounts')
  const locale = useLocale()
  const form = useForm(EMPTY_SIGN_UP, checkSignUp)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [sending, setSending] = useState(false)

  async function register(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await session.register('/users/register', form.values, locale)
    if (result.ok) return
    setSending(false)
    form.refuse(result.failure.errors)
    setFailure(result.failure)
  }

  return (
    <Form onSubmit={submitting(form, register)}>
      {failure ? (
        <Notice type="error" title={t('accountNotCreated')}>
          {failure.message}
        </Notice>
      ) : null}
      <div className={styles.names}>
        <TextField label={t('firstName')} autoComplete="given-name" {...textInput(form, 'firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...textInput(form, 'lastName')} />
      </div>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...textInput(form, 'email')}
      />
      <NewPasswordField
        name="password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.change({ password })}
        onBlur={() => form.blur('password')}
      />
      <SelectField
        label={t('heardFrom')}
        name="referralSource"
        required={false}
        placeholder={t('chooseOne')}
        options={REFERRAL_SOURCES.map(({ value, label }) => ({ value, label: t(label) }))}
        value={form.values.referralSource}
        onChange={(event) => form.change({ referralSource: event.target.value })}
      />
      <ConsentFields values={form.values} termsError={form.errors.agreeToTerms} onChange={form.change} />
      <Button type="submit" size="large" wide loading={sending}>
        {t('createAccount')}
      </Button>
    </Form>
  )
}
