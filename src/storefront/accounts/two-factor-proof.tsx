'use client'

import type { ApiResult } from 'payload-plugin-digital-commerce/client'
import { useMessages } from '../languages/language-provider'
import { useForm } from '../state/use-form'
import { TextField } from '../ui/text-field'
import { OwnPasswordField, TwoFactorForm } from './two-factor-form'
import { checkProof, type ProofValues } from './two-factor-rules'

type TwoFactorProofProps<Data> = {
  /** What will be done. */
  label: string
  send: (proof: ProofValues) => Promise<ApiResult<Data>>
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Asks for password and code before something about two-factor authentication is changed. */
export function TwoFactorProof<Data>(props: TwoFactorProofProps<Data>) {
  const t = useMessages('settings')
  const form = useForm<ProofValues>({ password: '', code: '' }, checkProof)
  return (
    <TwoFactorForm form={form} {...props}>
      <OwnPasswordField form={form} />
      <TextField
        label={t('codeOrRecovery')}
        name="two-factor-code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={form.values.code}
        error={form.errors.code}
        onChange={(event) => form.change({ code: event.target.value })}
      />
    </TwoFactorForm>
  )
}
