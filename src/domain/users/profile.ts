import * as z from 'zod'
import { LOCALES } from '../languages/locales'
import { nameField } from './user-fields'

const firstname = nameField('First name').optional()
const lastname = nameField('Last name').optional()

/**
 * `PUT /users/profile`: only what is sent is changed. The names may be written as registration writes them: else
 * somebody would be told that all went well, and nothing was changed. The email address and the role are not profile
 * fields: one needs proof, the other staff.
 */
export const profileSchema = z
  .object({
    firstname,
    lastname,
    firstName: firstname,
    lastName: lastname,
    locale: z.enum(LOCALES).optional(),
  })
  .transform((sent) => ({
    firstname: sent.firstname ?? sent.firstName,
    lastname: sent.lastname ?? sent.lastName,
    locale: sent.locale,
  }))
