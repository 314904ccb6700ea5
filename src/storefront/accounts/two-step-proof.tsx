'use client'

import { useState } from 'react'
import type { ApiResult } from '../http/api-result'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import { TextField } from '../ui/text-field'
import styles from './two-step.module.css'
import { checkProof, type ProofValues } from './two-step-rules'
import { useStartFocus } from './use-start-focus'

type TwoStepProofProps<Data> = {
  /** What will be done. */
  label: string
  send: (proof: ProofValues) => Promise<ApiResult<Data>>
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Asks for password and code before something about the second step is changed. */
export function TwoStepProof<Data>({ label, send, onDone, onCancel }: TwoStepProofProps<Data>) {
  const form = useForm<ProofValues>({ password: '', code: '' }, checkProof)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await send(form.values)
    setSending(false)
    if (result.ok) return onDone(result.data)
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  const start = useStartFocus()
  return (
    <form ref={start} noValidate className={styles.steps} onSubmit={submitting(form, submit)}>
      {failure ? <Notice type="error" title={failure} /> : null}
      <PasswordField
        label="Your password"
        name="two-step-password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(event) => form.change({ password: event.target.value })}
      />
      <TextField
        label="Code from your authenticator app, or a recovery code"
        name="two-step-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => form.change({ code: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          {label}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
