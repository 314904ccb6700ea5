'use client'

import Image from 'next/image'
import { useState } from 'react'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import { CodeField } from './code-field'
import styles from './two-step.module.css'
import { type Setup, twoStepCalls } from './two-step-calls'
import { checkCode } from './two-step-rules'
import { useStartFocus } from './use-start-focus'

type Done = { onDone: (recoveryCodes: string[]) => void }

/** Three short steps: the password, the picture for the app, the first code. */
export function TwoStepSetup({ onDone }: Done) {
  const [setup, setSetup] = useState<Setup | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (setup) return <ScanAndConfirm setup={setup} onDone={onDone} />
  if (isOpen) return <AskPassword onSetup={setSetup} />
  return (
    <div className={styles.actions}>
      <Button onClick={() => setOpen(true)}>Set up</Button>
    </div>
  )
}

function AskPassword({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const form = useForm({ password: '' }, ({ password }) =>
    password ? {} : { password: 'Please enter your password.' },
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function begin(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await twoStepCalls.begin(form.values.password)
    setSending(false)
    if (result.ok) return onSetup(result.data)
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  const start = useStartFocus()
  return (
    <form ref={start} noValidate className={styles.steps} onSubmit={submitting(form, begin)}>
      {failure ? <Notice type="error" title={failure} /> : null}
      <PasswordField
        label="Your password"
        name="two-step-password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(event) => form.change({ password: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          Continue
        </Button>
      </div>
    </form>
  )
}

function ScanAndConfirm({ setup, onDone }: Done & { setup: Setup }) {
  const form = useForm({ code: '' }, checkCode)
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function confirm(): Promise<void> {
    setFailure(null)
    setSending(true)
    const result = await twoStepCalls.confirm(form.values.code)
    setSending(false)
    if (result.ok) return onDone(result.data.recoveryCodes)
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  const start = useStartFocus()
  return (
    <form ref={start} noValidate className={styles.steps} onSubmit={submitting(form, confirm)}>
      {failure ? <Notice type="error" title={failure} /> : null}
      <p>
        Scan this picture with an authenticator app on your phone. On the phone itself,{' '}
        <a href={setup.otpauthUri}>open it in your app</a>.
      </p>
      <Image
        className={styles.picture}
        src={setup.qrCode}
        alt="QR code for your authenticator app"
        width={224}
        height={224}
        unoptimized
      />
      <p>
        Or type this key into the app: <span className={styles.secret}>{setup.secret}</span>
      </p>
      <CodeField
        name="two-step-code"
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => form.change({ code: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={sending}>
          Switch on
        </Button>
      </div>
    </form>
  )
}
