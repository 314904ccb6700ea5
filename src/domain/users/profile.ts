import * as z from 'zod'
import { nameField } from './user-fields'

/**
 * `PUT /users/profile`: only what is sent is changed. The e-mail address and the role are not profile fields:
 * one needs proof, the other staff.
 */
export const profileSchema = z.object({
  firstname: nameField('First name').optional(),
  lastname: nameField('Last name').optional(),
})
