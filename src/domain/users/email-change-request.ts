import * as z from 'zod'
import { PASSWORD_MAXIMUM, PASSWORD_REQUIRED } from '../passwords/password'
import { emailField } from './user-fields'

/** `POST /users/change-email`: the new address, and the password as proof that the owner asks. */
export const changeEmailSchema = z.object({
  newEmail: emailField,
  password: z.string({ error: PASSWORD_REQUIRED }).min(1, PASSWORD_REQUIRED).max(PASSWORD_MAXIMUM),
})

/** `POST /users/confirm-email`: what stands in the link. */
export const confirmEmailSchema = z.object({ token: z.string().min(1).max(200) })
