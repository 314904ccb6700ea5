'use client'

import { useState } from 'react'
import { RESET_LINK_HOURS } from '@/src/domain/sessions/session-rules'
import { api } from '../../http/api'
import { useMessages } from '../../languages/language-provider'
import type { SessionUser } from '../../session/session-user'
import { submitting } from '../../state/submitting'
import { useDraft } from '../../state/use-draft'
import { useForm } from '../../state/use-form'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { KeptTextNotice } from '../../ui/kept-text-notice'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import styles from './settings.module.css'
import { checkChangeEmail } from './settings-rules'

const EMPTY = { newEmail: '', password: '' }
const KEPT = ['newEmail'] as const

/** Another address for the account. It counts once the link that goes there has been confirmed. */
export function ChangeEmailForm({ user }: { user: SessionUser }) {
  const t = useMessages('settings')
  const plain = useForm(EMPTY, checkChangeEmail)
  const { form, restored, forget } = useDraft(plain, { name: 'change-email', owner: user.id, fields: KEPT })
  const [failure, setFailure] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(): Promise<void> {
    setFailure(null)
    setSentTo(null)
    setSending(true)
    const result = await api({ method: 'POST', path: '/users/change-email', body: form.values })
    setSending(false)
    if (result.ok) {
      setSentTo(form.values.newEmail.trim())
      form.reset(EMPTY)
      return forget()
    }
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, send)}>
      <p>{t.rich('signInWith', { email: user.email, strong: (words) => <strong>{words}</strong> })}</p>
      <KeptTextNotice shown={restored} />
      {sentTo ? (
        <Notice type="success" title={t('mailbox')}>
          {t('mailboxText', { email: sentTo, hours: RESET_LINK_HOURS })}
        </Notice>
      ) : null}
      {failure ? (
        <Notice type="error" title={t('emailNotChanged')}>
          {failure}
        </Notice>
      ) : null}
      <TextField
        label={t('newEmail')}
        name="newEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={form.values.newEmail}
        error={form.errors.newEmail}
        onChange={(event) => form.change({ newEmail: event.target.value })}
        onBlur={() => form.blur('newEmail')}
      />
      <PasswordField
        label={t('yourPassword')}
        name="password"
        id="change-email-password"
        autoComplete="current-password"
        hint={t('passwordWhy')}
        value={form.values.password}
        error={form.errors.password}
        onChange={(event) => form.change({ password: event.target.value })}
      />
      <div>
        <Button type="submit" loading={sending}>
          {t('sendLink')}
        </Button>
      </div>
    </Form>
  )
}
