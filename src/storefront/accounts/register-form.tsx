'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import type { ApiFailure } from '../http/api-result'
import { leadOn } from '../navigation/enter-member-area'
import { session } from '../session/session'
import { submitting } from '../state/submitting'
import { textInput } from '../state/text-input'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import { AuthCard } from './auth-card'
import { ConsentFields } from './consent-fields'
import { refusalIn } from './invitation-refusal'
import { NewPasswordField } from './new-password-field'
import type { OpenInvitation } from './register-calls'
import { checkJoin } from './register-rules'
import type { ResetLink } from './reset-link'
import { migratedUserAddress } from './sign-in-rules'
import styles from './sign-up-screen.module.css'

type RegisterFormProps = {
  link: ResetLink
  invitation: OpenInvitation
  onRefused: (reason: InvitationRefusal) => void
}

/** The account an invitation is for: the address stands fast, the rest is the person's own. */
export function RegisterForm({ link, invitation, onRefused }: RegisterFormProps) {
  return (
    <AuthCard
      replacing
      title="You are invited"
      intro={<Programs titles={invitation.programs} />}
      footer={
        <p>
          Have an account? <Link href="/login">Sign in</Link>
        </p>
      }
    >
      <JoinForm link={link} invitation={invitation} onRefused={onRefused} />
    </AuthCard>
  )
}

function Programs({ titles }: { titles: string[] }) {
  if (titles.length === 0) return <p>Create your account to get started.</p>
  return (
    <>
      <p>Create your account, and you will find this under My programs:</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  )
}

function JoinForm({ link, invitation, onRefused }: RegisterFormProps) {
  const router = useRouter()
  const { firstname: firstName, lastname: lastName } = invitation
  const form = useForm({ firstName, lastName, ...EMPTY }, checkJoin)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [sending, setSending] = useState(false)

  async function join(): Promise<void> {
    setFailure(null)
    setSending(true)
    const { invitationType } = invitation
    const details = { ...form.values, email: link.email, invitationType, invitationToken: link.token }
    const result = await session.register('/users/register-invited', details)
    if (result.ok) return leadOn(router, '/profile')
    setSending(false)
    const reason = refusalIn(result.failure)
    if (reason) return onRefused(reason)
    if (result.failure.code === 'MIGRATED_USER') return router.push(migratedUserAddress(link.email))
    form.refuse(result.failure.errors)
    setFailure(result.failure)
  }

  return (
    <Form onSubmit={submitting(form, join)}>
      {failure ? (
        <Notice type="error" title="We could not create your account">
          {failure.message}
          {failure.code === 'EMAIL_TAKEN'
            ? ' Then open the link in your invitation again: it adds the invitation to your account.'
            : null}
        </Notice>
      ) : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={link.email}
        readOnly
        hint="Your invitation is for this address."
      />
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" {...textInput(form, 'firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...textInput(form, 'lastName')} />
      </div>
      <NewPasswordField
        name="password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.change({ password })}
        onBlur={() => form.blur('password')}
      />
      <ConsentFields values={form.values} termsError={form.errors.agreeToTerms} onChange={form.change} />
      <Button type="submit" size="large" wide loading={sending}>
        Create account
      </Button>
    </Form>
  )
}

const EMPTY = { password: '', agreeToPromotions: false, agreeToTerms: false }
