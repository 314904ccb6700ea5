'use client'

import Image from 'next/image'
import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
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
  const t = useMessages('settings')
  const [setup, setSetup] = useState<Setup | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (setup) return <ScanAndConfirm setup={setup} onDone={onDone} />
  if (isOpen) return <AskPassword onSetup={setSetup} />
  return (
    <div className={styles.actions}>
      <Button onClick={() => setOpen(true)}>{t('setUp')}</Button>
    </div>
  )
}

function AskPassword({ onSetup }: { onSetup: (setup: Setup) => void }) {
  const t = useMessages('settings')
  const form = useForm({ password: '' }, ({ password }) =>
    password ? {} : { password: 'Please enter your password.' },
  )
  return (
    <TwoFactorForm
      form={form}
      label={t('continue')}
      send={({ password }) => twoFactorCalls.begin(password)}
      onDone={onSetup}
    >
      <OwnPasswordField form={form} />
    </TwoFactorForm>
  )
}

function ScanAndConfirm({ setup, onDone }: Done & { setup: Setup }) {
  const t = useMessages('settings')
  const form = useForm({ code: '' }, checkCode)
  return (
    <TwoFactorForm
      form={form}
      label={t('switchOn')}
      send={({ code }) => twoFactorCalls.confirm(code)}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
    >
      <p>{t.rich('scan', { link: (words) => <a href={setup.otpauthUri}>{words}</a> })}</p>
      <Image
        className={styles.picture}
        src={setup.qrCode}
        alt={t('qrCode')}
        width={224}
        height={224}
        unoptimized
      />
      <p>{t.rich('typeKey', { key: () => <span className={styles.secret}>{setup.secret}</span> })}</p>
      <CodeField
        name="two-factor-code"
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => form.change({ code: event.target.value })}
      />
    </TwoFactorForm>
  )
}
