'use client'

import type { ApiFailure } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { session } from '../session/session'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { TextField } from '../ui/text-field'
import { CodeField } from './code-field'
import styles from './two-factor.module.css'
import { checkCode } from './two-factor-rules'

type TwoFactorChallengeFormProps = {
  challenge: string
  deviceId: string
  /** It took too long, or too many tries: back to the password, with the reason. */
  onExpired: (failure: ApiFailure) => void
}

/** What follows the password for whoever has two-factor authentication: a code, or one of the recovery codes. */
export function TwoFactorChallengeForm({ challenge, deviceId, onExpired }: TwoFactorChallengeFormProps) {
  const t = useMessages('accounts')
  const [usesRecovery, setUsesRecovery] = useState(false)
  const form = useForm({ code: '', recoveryCode: '' }, (values) =>
    usesRecovery ? checkRecovery(values.recoveryCode) : checkCode(values),
  )
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [sending, setSending] = useState(false)

  async function send(): Promise<void> {
    setFailure(null)
    setSending(true)
    const { code, recoveryCode } = form.values
    const presented = usesRecovery ? { recoveryCode } : { code }
    const result = await session.verifyTwoFactor({ challenge, deviceId, ...presented })
    // Signed in: the guard leads on, and the button stays busy until it has.
    if (result.ok) return
    setSending(false)
    if (result.failure.code === 'TWO_FACTOR_EXPIRED') return onExpired(result.failure)
    form.refuse(result.failure.errors)
    setFailure(result.failure)
  }

  return (
    <Form onSubmit={submitting(form, send)}>
      {failure ? (
        <Notice type="error" title={t('notSignedIn')}>
          {failure.message}
        </Notice>
      ) : null}
      {usesRecovery ? (
        <TextField
          key="recovery"
          label={t('recoveryCode')}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('recoveryCodeHint')}
          value={form.values.recoveryCode}
          error={form.errors.recoveryCode}
          onChange={(event) => form.change({ recoveryCode: event.target.value })}
        />
      ) : (
        <CodeField
          key="code"
          name="code"
          value={form.values.code}
          error={form.errors.code}
          onChange={(event) => form.change({ code: event.target.value })}
        />
      )}
      <Button type="submit" size="large" wide loading={sending}>
        {t('signIn')}
      </Button>
      <p className={styles.other}>
        <Button
          variant="secondary"
          onClick={() => {
            setFailure(null)
            setUsesRecovery(!usesRecovery)
          }}
        >
          {usesRecovery ? t('useAppCode') : t('useRecoveryCode')}
        </Button>
      </p>
    </Form>
  )
}

function checkRecovery(typed: string) {
  return typed.trim() ? {} : { recoveryCode: 'Please enter a recovery code.' }
}
