import * as z from 'zod'
import { LOCALES } from '../languages/locales'
import { emailField } from '../users/user-fields'
import { INVITATION_TYPES } from './invitation'

const name = (label: string) =>
  z
    .string()
    .trim()
    .max(100, `${label} can have at most 100 characters`)
    .nullish()
    .transform((value) => value || null)

/** `POST /invitations`: whom to ask, as what, in which language (that of the call when left out), and which programs open when they join. */
export const invitationRequestSchema = z.object({
  email: emailField,
  firstname: name('First name'),
  lastname: name('Last name'),
  invitationType: z.enum(INVITATION_TYPES, { error: 'Please choose what this person is invited as.' }),
  locale: z.enum(LOCALES).optional(),
  products: z
    .array(z.uuid('Please choose programs from the list.'))
    .max(50, 'An invitation can open at most 50 programs.')
    .nullish()
    .transform((value) => [...new Set(value ?? [])]),
})

export type InvitationRequest = z.output<typeof invitationRequestSchema>

/** What stands in the link of an invitation. */
export const invitationLinkSchema = z.object({ token: z.string().max(200), email: z.string().max(254) })
