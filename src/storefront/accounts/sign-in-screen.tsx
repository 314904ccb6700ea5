'use client'

import type { ApiFailure } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useSiteRouter } from '../languages/use-site-router'
import { RequireGuest } from '../session/require-session'
import { session } from '../session/session'
import { submitting } from '../state/submitting'
import { textInput } from '../state/text-input'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import { AuthCard } from './auth-card'
import { AuthLink } from './auth-link'
import { EmailField } from './email-field'
import { challengeIn, checkSignIn, migratedUserAddress } from './sign-in-rules'
import { TwoFactorChallengeForm } from './two-factor-challenge-form'

/** `/login`. Whoever gets in is led where they were headed, else to My programs. */
export function SignInScreen() {
  return (
    <RequireGuest>
      <SignIn />
    </RequireGuest>
  )
}

function SignIn() {
  const t = useMessages('accounts')
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [expired, setExpired] = useState<ApiFailure | null>(null)

  if (challenge) {
    return (
      <AuthCard replacing title={t('oneMoreStep')} intro={t('twoFactorIntro')}>
        <TwoFactorChallengeForm
          {...challenge}
          onExpired={(failure) => {
            setExpired(failure)
            setChallenge(null)
          }}
        />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      replacing={expired !== null}
      title={t('signIn')}
      footer={<p>{t.rich('newHere', { link: (words) => <AuthLink href="/signup">{words}</AuthLink> })}</p>}
    >
      <SignInForm refusal={expired} onChallenge={setChallenge} />
    </AuthCard>
  )
}

type Challenge = { challenge: string; deviceId: string }

type SignInFormProps = {
  /** Why somebody is back here. */
  refusal: ApiFailure | null
  onChallenge: (challenge: Challenge) => void
}

function SignInForm({ refusal, onChallenge }: SignInFormProps) {
  const t = useMessages('accounts')
  const router = useSiteRouter()
  const form = useForm({ email: '', password: '' }, checkSignIn)
  const [failure, setFailure] = useState<ApiFailure | null>(refusal)
  const [sending, setSending] = useState(false)

  async function signIn(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await session.signIn(form.values)
    // Signed in: the guard leads on, and the button stays busy until it has.
    if (result.ok) return
    setSending(false)
    const challenge = challengeIn(result.failure)
    if (challenge) return onChallenge(challenge)
    if (result.failure.code === 'MIGRATED_USER') return router.push(migratedUserAddress(form.values.email))
    form.refuse(result.failure.errors)
    setFailure(result.failure)
  }

  return (
    <Form onSubmit={submitting(form, signIn)}>
      {failure ? (
        <Notice type="error" title={t('notSignedIn')}>
          {failure.message}
        </Notice>
      ) : null}
      <EmailField {...textInput(form, 'email')} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(event) => form.change({ password: event.target.value })}
      />
      <p>
        <LocalLink href="/forgot-password">{t('forgotPassword')}</LocalLink>
      </p>
      <Button type="submit" size="large" wide loading={sending}>
        {t('signIn')}
      </Button>
    </Form>
  )
}
