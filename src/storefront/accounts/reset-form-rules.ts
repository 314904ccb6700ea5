import { checkPassword, passwordMessage } from '@/src/domain/passwords/password'
import { TERMS_REQUIRED } from '@/src/domain/users/user-fields'
import type { FieldErrors } from '../state/use-form'

export type ResetValues = { newPassword: string }
export type ClaimValues = ResetValues & { agreeToPromotions: boolean; agreeToTerms: boolean }

/** What keeps a new password from being sent (Specification 5, Password). */
export function checkReset({ newPassword }: ResetValues): FieldErrors<ResetValues> {
  const verdict = checkPassword(newPassword)
  return verdict.ok ? {} : { newPassword: passwordMessage(verdict) }
}

/** The same for somebody from the older system, who accepts the terms here for the first time. */
export function checkClaim(values: ClaimValues): FieldErrors<ClaimValues> {
  return { ...checkReset(values), ...(values.agreeToTerms ? {} : { agreeToTerms: TERMS_REQUIRED }) }
}
