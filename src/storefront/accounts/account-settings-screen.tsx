'use client'

import { useState } from 'react'
import * as z from 'zod/mini'
import { profileSchema } from '@/src/domain/users/profile'
import { api } from '../http/api'
import { notify } from '../notifications/notify'
import { RequireSession } from '../session/require-session'
import { session } from '../session/session'
import { readSessionUser, type SessionUser } from '../session/session-user'
import { signOut } from '../session/sign-out'
import { useSession } from '../session/use-session'
import { submitting } from '../state/submitting'
import { type FieldErrors, useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Container } from '../ui/container'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { TextField } from '../ui/text-field'
import styles from './account-settings-screen.module.css'

/** `/account-settings`: one's own name, and the way out. */
export function AccountSettingsScreen() {
  return (
    <Container width="text" className={styles.screen}>
      <h1>Account settings</h1>
      <RequireSession fallback={<Skeleton height="24rem" />}>
        <Settings />
      </RequireSession>
    </Container>
  )
}

function Settings() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <Card as="section" aria-labelledby="details-heading">
        <h2 id="details-heading">Your details</h2>
        <ProfileForm key={user.id} user={user} />
      </Card>
      <Card as="section" aria-labelledby="sign-out-heading">
        <h2 id="sign-out-heading">Sign out</h2>
        <p>Ends your session in this browser.</p>
        <Button variant="secondary" onClick={signOut}>
          Sign out
        </Button>
      </Card>
    </>
  )
}

type ProfileValues = { firstname: string; lastname: string }

function ProfileForm({ user }: { user: SessionUser }) {
  const form = useForm<ProfileValues>({ firstname: user.firstname, lastname: user.lastname }, checkProfile)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function save(): Promise<void> {
    setFailure(null)
    setSending(true)
    const call = { method: 'PUT', path: '/users/profile', body: form.values } as const
    const result = await api(call, z.object({ data: z.unknown() }))
    setSending(false)
    const saved = result.ok ? readSessionUser(result.data.data) : null
    if (saved) {
      session.changeUser(saved)
      notify('success', 'Your details are saved.')
      return
    }
    if (!result.ok) form.refuse(result.failure.errors)
    setFailure('Failed to update profile')
  }

  const field = (name: keyof ProfileValues) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
    onBlur: () => form.blur(name),
  })

  return (
    <form noValidate className={styles.form} onSubmit={submitting(form, save)}>
      {failure ? <Notice type="error" title={failure} /> : null}
      <TextField label="First name" autoComplete="given-name" {...field('firstname')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastname')} />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={user.email}
        readOnly
        hint="Please contact us to change your email address."
      />
      <div>
        <Button type="submit" loading={sending}>
          Save
        </Button>
      </div>
    </form>
  )
}

function checkProfile(values: ProfileValues): FieldErrors<ProfileValues> {
  const errors: FieldErrors<ProfileValues> = {}
  for (const { path, message } of profileSchema.safeParse(values).error?.issues ?? []) {
    if (path[0] === 'firstname' || path[0] === 'lastname') errors[path[0]] ??= message
  }
  return errors
}
