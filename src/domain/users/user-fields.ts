import * as z from 'zod'
import { checkPassword, PASSWORD_REQUIRED, passwordMessage } from '../passwords/password'
import { canonicalEmail } from './email'

export const TERMS_REQUIRED = 'You must accept the Terms and Conditions and Privacy Policy'

/** Leaves as the canonical address. */
export const emailField = z
  .string({ error: 'Please enter your email address.' })
  .transform((value, context) => {
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

export const agreeToTermsField = z.literal(true, { error: TERMS_REQUIRED })

export const agreeToPromotionsField = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
