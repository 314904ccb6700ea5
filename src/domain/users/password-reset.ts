import * as z from 'zod'
import { PASSWORD_MAXIMUM, PASSWORD_REQUIRED } from '../passwords/password'
import { agreeToPromotionsField, agreeToTermsField, emailField, newPasswordField } from './user-fields'

const token = z.string().max(200)

/** `POST /users/forgot-password` (Specification 7). */
export const forgotPasswordSchema = z.object({ email: emailField })

/** `POST /users/validate-reset-token` (Specification 7): what stands in the link. */
export const resetLinkSchema = z.object({ token, email: z.string().max(254) })

/** `POST /users/reset-password`. */
export const resetPasswordSchema = z.object({ sessionToken: token, newPassword: newPasswordField })

/** `POST /users/reset-password-for-migrated-users` (Specification 7): the same, with the consents of a new account. */
export const migratedResetSchema = resetPasswordSchema.extend({
  agreeToPromotions: agreeToPromotionsField,
  agreeToTerms: agreeToTermsField,
})

/** `POST /users/change-password`. The current one may be older than the rule. */
export const changePasswordSchema = z.object({
  currentPassword: z.string({ error: PASSWORD_REQUIRED }).min(1, PASSWORD_REQUIRED).max(PASSWORD_MAXIMUM),
  newPassword: newPasswordField,
})
