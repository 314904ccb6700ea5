'use client'

import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { submitting } from '../state/submitting'
import { textInput } from '../state/text-input'
import { type FieldErrors, useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import { CheckEmail } from './check-email'
import { EmailField } from './email-field'
import type { Asked } from './reset-calls'
import { checkSignIn } from './sign-in-rules'
import { useResets } from './use-resets'

/** `/forgot-password`: asks for the address, and sends a link there if it has an account. */
export function ForgotPasswordScreen() {
  const t = useMessages('accounts')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <CheckEmail email={sentTo} />
  return (
    <AuthCard
      title={t('forgotPassword')}
      intro={<p>{t('forgotPasswordText')}</p>}
      footer={<LocalLink href="/login">{t('backToSignIn')}</LocalLink>}
    >
      <AddressForm onSent={setSentTo} />
    </AuthCard>
  )
}

type Values = { email: string }

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useMessages('accounts')
  const resets = useResets()
  const form = useForm<Values>({ email: '' }, checkAddress)
  const [refused, setRefused] = useState<Extract<Asked, { ok: false }> | null>(null)
  const [sending, setSending] = useState(false)

  async function ask(): Promise<void> {
    setRefused(null)
    setSending(true)
    const asked = await resets.ask(form.values.email, 'send')
    setSending(false)
    if (asked.ok) return onSent(form.values.email.trim())
    form.refuse(asked.failure?.errors ?? [])
    setRefused(asked)
  }

  return (
    <Form onSubmit={submitting(form, ask)}>
      {refused ? (
        <Notice type="error" title={refused.title}>
          {refused.failure?.message}
        </Notice>
      ) : null}
      <EmailField {...textInput(form, 'email')} />
      <Button type="submit" size="large" wide loading={sending}>
        {t('sendLink')}
      </Button>
    </Form>
  )
}

function checkAddress({ email }: Values): FieldErrors<Values> {
  const { email: problem } = checkSignIn({ email, password: '' })
  return problem ? { email: problem } : {}
}
