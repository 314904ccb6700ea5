'use client'

import { useState } from 'react'
import { api } from '../../http/api'
import { useMessages } from '../../languages/language-provider'
import { notify } from '../../notifications/notify'
import { submitting } from '../../state/submitting'
import { useForm } from '../../state/use-form'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { NewPasswordField } from '../new-password-field'
import styles from './settings.module.css'
import { checkChangePassword } from './settings-rules'

const EMPTY = { currentPassword: '', newPassword: '' }

/** Another password. The other devices are signed out by it; `onChanged` is told. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useMessages('settings')
  const form = useForm(EMPTY, checkChangePassword)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function send(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await api({ method: 'POST', path: '/users/change-password', body: form.values })
    setSending(false)
    if (result.ok) {
      form.reset(EMPTY)
      notify('success', t('passwordChanged'), t('othersSignedOut'))
      return onChanged()
    }
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, send)}>
      {failure ? (
        <Notice type="error" title={t('passwordNotChanged')}>
          {failure}
        </Notice>
      ) : null}
      <PasswordField
        label={t('currentPassword')}
        name="currentPassword"
        autoComplete="current-password"
        value={form.values.currentPassword}
        error={form.errors.currentPassword}
        onChange={(event) => form.change({ currentPassword: event.target.value })}
      />
      <NewPasswordField
        label={t('newPassword')}
        name="newPassword"
        value={form.values.newPassword}
        error={form.errors.newPassword}
        onChange={(newPassword) => form.change({ newPassword })}
        onBlur={() => form.blur('newPassword')}
      />
      <div>
        <Button type="submit" loading={sending}>
          {t('changePassword')}
        </Button>
      </div>
    </Form>
  )
}
