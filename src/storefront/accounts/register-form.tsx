'use client'

import type { ApiFailure } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import type { InvitationRefusal } from '@/src/domain/invitations/invitation-refusals'
import { useLocale, useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useSiteRouter } from '../languages/use-site-router'
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
  const t = useMessages('accounts')
  return (
    <AuthCard
      replacing
      title={t('invited')}
      intro={<Programs titles={invitation.programs} />}
      footer={
        <p>{t.rich('haveAccount', { link: (words) => <LocalLink href="/login">{words}</LocalLink> })}</p>
      }
    >
      <JoinForm link={link} invitation={invitation} onRefused={onRefused} />
    </AuthCard>
  )
}

function Programs({ titles }: { titles: string[] }) {
  const t = useMessages('accounts')
  if (titles.length === 0) return <p>{t('createToStart')}</p>
  return (
    <>
      <p>{t('createToFind')}</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  )
}

function JoinForm({ link, invitation, onRefused }: RegisterFormProps) {
  const t = useMessages('accounts')
  const router = useSiteRouter()
  const locale = useLocale()
  const { firstname: firstName, lastname: lastName } = invitation
  const form = useForm({ firstName, lastName, ...EMPTY }, checkJoin)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [sending, setSending] = useState(false)

  async function join(): Promise<void> {
    setFailure(null)
    setSending(true)
    const { invitationType } = invitation
    const details = { ...form.values, email: link.email, invitationType, invitationToken: link.token }
    const result = await session.register('/users/register-invited', details, locale)
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
        <Notice type="error" title={t('accountNotCreated')}>
          {failure.message}
          {failure.code === 'EMAIL_TAKEN' ? t('openInvitationAgain') : null}
        </Notice>
      ) : null}
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        value={link.email}
        readOnly
        hint={t('invitedAddress')}
      />
      <div className={styles.names}>
        <TextField label={t('firstName')} autoComplete="given-name" {...textInput(form, 'firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...textInput(form, 'lastName')} />
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
        {t('createAccount')}
      </Button>
    </Form>
  )
}

const EMPTY = { password: '', agreeToPromotions: false, agreeToTerms: false }
