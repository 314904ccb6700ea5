'use client'

import Image from 'next/image'
import { useState } from 'react'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { CodeField } from './code-field'
import styles from './two-factor.module.css'
import { type Setup, twoFactorCalls } from './two-factor-calls'
import { OwnPasswordField, TwoFactorForm } from './two-factor-form'
import { checkCode } from './two-factor-rules'

type Done = { onDone: (recoveryCodes: string[]) => void }

/** Three short steps: the password, the picture for the app, the first code. */
export function TwoFactorSetup({ onDone }: Done) {
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
  return (
    <TwoFactorForm
      form={form}
      label="Continue"
      send={({ password }) => twoFactorCalls.begin(password)}
      onDone={onSetup}
    >
      <OwnPasswordField form={form} />
    </TwoFactorForm>
  )
}

function ScanAndConfirm({ setup, onDone }: Done & { setup: Setup }) {
  const form = useForm({ code: '' }, checkCode)
  return (
    <TwoFactorForm
      form={form}
      label="Switch on"
      send={({ code }) => twoFactorCalls.confirm(code)}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
    >
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
        name="two-factor-code"
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => form.change({ code: event.target.value })}
      />
    </TwoFactorForm>
  )
}
