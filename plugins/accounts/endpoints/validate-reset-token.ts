import { z } from 'zod'
import { resetLinkSchema } from '@/src/domain/users/password-reset'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { success } from '@/src/server/reply'
import { openResetLink } from '../operations/open-reset-link'

/**
 * `POST /users/validate-reset-token` (specification 7): whether a link is still good, and the token its form is sent
 * with. Why a link is not is never said.
 */
export const validateResetToken = defineEndpoint({
  method: 'post',
  path: '/users/validate-reset-token',
  access: 'anyone',
  about: { summary: 'Whether a link for a new password still works.', errors: ['RESET_LINK_EXPIRED'] },
  limit: { name: 'validate-reset-token', points: 60, seconds: 900, by: 'visitor' },
  input: resetLinkSchema,
  answers: success({ isValid: z.boolean(), sessionToken: z.string().nullable() }),
  handler: async ({ input, req }) => {
    const open = () => openResetLink(req.payload, input)
    const sessionToken = await withGuessBudget(req, 'reset', open, (found) => found === null)
    return { success: true, isValid: sessionToken !== null, sessionToken }
  },
})
