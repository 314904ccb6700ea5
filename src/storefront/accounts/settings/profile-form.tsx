'use client'

import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '@/src/domain/users/account-messages'
import { profileSchema } from '@/src/domain/users/profile'
import { api } from '../../http/api'
import { useMessages } from '../../languages/language-provider'
import { notify } from '../../notifications/notify'
import { session } from '../../session/session'
import { readSessionUser, type SessionUser } from '../../session/session-user'
import { submitting } from '../../state/submitting'
import { useDraft } from '../../state/use-draft'
import { type FieldErrors, useForm } from '../../state/use-form'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { KeptTextNotice } from '../../ui/kept-text-notice'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import styles from './settings.module.css'

type ProfileValues = { firstname: string; lastname: string }

const FIELDS = ['firstname', 'lastname'] as const

/** One's own name. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useMessages('settings')
  const start = { firstname: user.firstname, lastname: user.lastname }
  const plain = useForm<ProfileValues>(start, checkProfile)
  const { form, restored, forget } = useDraft(plain, { name: 'profile', owner: user.id, fields: FIELDS })
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function save(): Promise<void> {
    setFailure(null)
    setSending(true)
    const call = { method: 'PUT', path: '/users/profile', body: form.values } as const
    const result = await api(call)
    setSending(false)
    const saved = result.ok ? readSessionUser(result.data.data) : null
    if (saved) {
      forget()
      session.changeUser(saved)
      return notify('success', t('detailsSaved'))
    }
    if (!result.ok) form.refuse(result.failure.errors)
    setFailure(result.ok ? '' : result.failure.message)
  }

  const field = (name: keyof ProfileValues) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    onBlur: () => form.blur(name),
  })

  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, save)}>
      <KeptTextNotice shown={restored} />
      {failure === null ? null : (
        <Notice type="error" title={ACCOUNT_MESSAGES.profile}>
          {failure}
        </Notice>
      )}
      <TextField label={t('firstName')} autoComplete="given-name" {...field('firstname')} />
      <TextField label={t('lastName')} autoComplete="family-name" {...field('lastname')} />
      <div>
        <Button type="submit" loading={sending}>
          {t('saveName')}
        </Button>
      </div>
    </Form>
  )
}

function checkProfile(values: ProfileValues): FieldErrors<ProfileValues> {
  const errors: FieldErrors<ProfileValues> = {}
  for (const { path, message } of profileSchema.safeParse(values).error?.issues ?? []) {
    if (path[0] === 'firstname' || path[0] === 'lastname') errors[path[0]] ??= message
  }
  return errors
}
