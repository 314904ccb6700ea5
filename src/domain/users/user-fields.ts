import * as z from 'zod'
import { checkPassword, PASSWORD_REQUIRED, passwordMessage } from '../passwords/password'
import { canonicalEmail } from './email'

export const EMAIL_REQUIRED = 'Please enter your email address.'

export const TERMS_REQUIRED = 'You must accept the Terms and Conditions and Privacy Policy'

/** Leaves as the canonical address. */
export const emailField = z.string({ error: EMAIL_REQUIRED }).transform((value, context) => {
  const email = canonicalEmail(value)
  if (email) return email
  context.addIssue({ code: 'custom', message: 'Please enter a valid email address.', input: value })
  return z.NEVER
})

/** A new password, by the rule of Specification 5. Not for signing in: old passwords may be older than the rule. */
export const newPasswordField = z.string({ error: PASSWORD_REQUIRED }).superRefine((value, context) => {
  const verdict = checkPassword(value)
  if (!verdict.ok) context.addIssue({ code: 'custom', message: passwordMessage(verdict), input: value })
})

/** Part of a name: trimmed, not empty, not a novel. */
export function nameField(label: string) {
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(100, `${label} can have at most 100 characters`)
}

/**
 * What a client calls its device: any name it likes, since the specification asks for no shape. Nothing, null and an
 * empty one mean that it has none yet.
 */
export const deviceIdField = z
  .string()
  .max(100)
  .nullish()
  .transform((value) => value || undefined)

export const agreeToTermsField = z.literal(true, { error: TERMS_REQUIRED })

export const agreeToPromotionsField = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
