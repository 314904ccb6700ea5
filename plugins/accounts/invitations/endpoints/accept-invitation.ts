import { z } from 'zod'
import { ROLES } from '@/src/domain/roles/roles'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { acceptInvitation } from '../operations/accept-invitation'

/**
 * `POST /users/accept-invitation { token }`: for somebody who has an account with the invited address already, and is
 * signed in to it. `data` has the titles of the programs, and the role they have now.
 */
export const postAcceptInvitation = defineEndpoint({
  method: 'post',
  path: '/users/accept-invitation',
  access: 'signed-in',
  about: { summary: 'Adds an invitation to one’s own account.', errors: ['INVITATION_INVALID'] },
  limit: { name: 'accept-invitation', points: 30, seconds: 3600, by: 'account' },
  input: z.object({ token: z.string().min(1).max(200) }),
  answers: success({
    message: z.string(),
    data: z.object({ role: z.enum(ROLES), programs: z.array(z.string()) }),
  }),
  handler: async ({ input: { token }, req, user }) => {
    const acceptance = { userId: user.id, sid: user.sid, token, locale: localeOf(req) }
    const accept = () => acceptInvitation(req.payload, acceptance)
    const data = await withGuessBudget(req, 'invitation', accept)
    return { success: true, message: 'The invitation has been added to your account.', data }
  },
})
