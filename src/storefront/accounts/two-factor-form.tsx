'use client'

import type { ApiResult } from 'payload-plugin-digital-commerce/client'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import type { Form as FormState } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import styles from './two-factor.module.css'
import { useStartFocus } from './use-start-focus'

type TwoFactorFormProps<Values, Data> = {
  form: FormState<Values>
  send: (values: Values) => Promise<ApiResult<Data>>
  onDone: (data: Data) => void
  /** What sending it does. */
  label: string
  onCancel?: () => void
  children: ReactNode
}

/** One step about two-factor authentication: its fields, what the server says against them, and the way on. */
export function TwoFactorForm<Values, Data>(props: TwoFactorFormProps<Values, Data>) {
  const t = useMessages('settings')
  const { form, send, onDone, label, onCancel, children } = props
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const start = useStartFocus()

  async function submit(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await send(form.values)
    setSending(false)
    if (result.ok) return onDone(result.data)
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  return (
    <Form ref={start} note={false} className={styles.steps} onSubmit={submitting(form, submit)}>
      {failure ? <Notice type="error" title={failure} /> : null}
      {children}
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          {label}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

/** One's own password, asked for again before something about two-factor authentication is changed. */
export function OwnPasswordField<Values extends { password: string }>({ form }: { form: FormState<Values> }) {
  const t = useMessages('settings')
  return (
    <PasswordField
      label={t('yourPassword')}
      name="two-factor-password"
      autoComplete="current-password"
      value={form.values.password}
      error={form.errors.password}
      onChange={(event) => form.change({ password: event.target.value } as Partial<Values>)}
    />
  )
}
