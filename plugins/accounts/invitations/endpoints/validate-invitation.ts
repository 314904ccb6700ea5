import { z } from 'zod'
import { INVITATION_TYPES } from '@/src/domain/invitations/invitation'
import { INVITATION_REFUSAL_REASONS } from '@/src/domain/invitations/invitation-refusals'
import { invitationLinkSchema } from '@/src/domain/invitations/invitation-request'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { findInvitation } from '../find-invitation'
import { programsOf } from '../programs-of'

const answers = z.discriminatedUnion('isValid', [
  success({
    isValid: z.literal(true),
    invitationType: z.enum(INVITATION_TYPES),
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    programs: z.array(z.string()),
  }),
  success({ isValid: z.literal(false), reason: z.enum(INVITATION_REFUSAL_REASONS) }),
])

/**
 * `POST /users/validate-invitation { token, email }`: what somebody is invited to, or the `reason` why the link is
 * over: `expired`, `used`, `revoked`, `wrong-address`, or `unknown`. Changes nothing, however often it is opened.
 */
export const validateInvitation = defineEndpoint({
  method: 'post',
  path: '/users/validate-invitation',
  access: 'anyone',
  about: { summary: 'Whether an invitation still works, and for whom.', errors: ['INVITATION_INVALID'] },
  limit: { name: 'validate-invitation', points: 60, seconds: 900, by: 'visitor' },
  input: invitationLinkSchema,
  answers,
  handler: async ({ input, req }) => {
    const sql = pool(req.payload)
    const find = () => findInvitation(sql, input)
    const found = await withGuessBudget(req, 'invitation', find, (it) => 'refusal' in it)
    if ('refusal' in found) return { success: true, isValid: false, reason: found.refusal }
    const { id, type, firstname, lastname } = found.invitation
    const programs = (await programsOf(sql, id, localeOf(req))).map(({ title }) => title)
    return { success: true, isValid: true, invitationType: type, firstname, lastname, programs }
  },
})
