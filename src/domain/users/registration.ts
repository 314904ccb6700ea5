import * as z from 'zod'
import {
  agreeToPromotionsField,
  agreeToTermsField,
  deviceIdField,
  emailField,
  nameField,
  newPasswordField,
} from './user-fields'

const ACCOUNT = {
  firstName: nameField('First name'),
  lastName: nameField('Last name'),
  email: emailField,
  password: newPasswordField,
  agreeToPromotions: agreeToPromotionsField,
  agreeToTerms: agreeToTermsField,
  /** The device that signs in with the new account; a new one is named when it is missing. */
  deviceId: deviceIdField,
}

/** `POST /users/register` (Specification 3, Register payload). Unknown fields are ignored. */
export const registrationSchema = z.object({
  ...ACCOUNT,
  referralSource: z
    .string()
    .trim()
    .max(200)
    .nullish()
    .transform((value) => value || undefined),
})

/** `POST /users/register-invited`: the same, with the invitation in place of the referral. */
export const invitedRegistrationSchema = z.object({
  ...ACCOUNT,
  invitationType: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((value) => value || undefined),
  invitationToken: z
    .string({ error: 'The invitation is missing' })
    .min(1, 'The invitation is missing')
    .max(200),
})

export type Registration = z.output<typeof registrationSchema>
export type InvitedRegistration = z.output<typeof invitedRegistrationSchema>
