import { readRecoveryCode } from '@/src/domain/two-factor/recovery-code'
import type { FieldErrors } from '../state/use-form'

export type CodeValues = { code: string }
export type ProofValues = { password: string; code: string }

/** The six digits of an authenticator app, however they were grouped. */
export function checkCode({ code }: CodeValues): FieldErrors<CodeValues> {
  if (!code.trim()) return { code: 'Please enter the code.' }
  return /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? {} : { code: 'Please enter the 6 digits.' }
}

/** The same, or a recovery code in its place, and the password. */
export function checkProof({ password, code }: ProofValues): FieldErrors<ProofValues> {
  return {
    ...(readRecoveryCode(code) ? {} : checkCode({ code })),
    ...(password ? {} : { password: 'Please enter your password.' }),
  }
}
