import { type ApiFailure, isRecord } from 'payload-plugin-digital-commerce/client'
import { PASSWORD_REQUIRED } from '@/src/domain/passwords/password'
import { emailField } from '@/src/domain/users/user-fields'
import type { FieldErrors } from '../state/use-form'

export type SignInValues = { email: string; password: string }

/** What keeps the form from being sent. A password is only asked for: old ones may be older than the rule. */
export function checkSignIn({ email, password }: SignInValues): FieldErrors<SignInValues> {
  const read = emailField.safeParse(email)
  return {
    ...(read.success ? {} : { email: email.trim() ? read.error.issues[0]?.message : EMAIL_MISSING }),
    ...(password ? {} : { password: PASSWORD_REQUIRED }),
  }
}

const EMAIL_MISSING = emailField.safeParse(undefined).error?.issues[0]?.message ?? ''

/** The challenge of a sign-in whose password was right and whose code is awaited; null when that is not why it was refused. */
export function challengeIn({ code, body }: ApiFailure): { challenge: string; deviceId: string } | null {
  if (code !== 'TWO_FACTOR_REQUIRED' || !isRecord(body)) return null
  const { challenge, deviceId } = body
  return typeof challenge === 'string' && typeof deviceId === 'string' ? { challenge, deviceId } : null
}

/** Where somebody goes whose account was moved from the older system and not claimed yet. */
export function migratedUserAddress(email: string): string {
  return `/welcome-migrated-user?email=${encodeURIComponent(email.trim())}`
}
