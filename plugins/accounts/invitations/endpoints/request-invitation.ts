import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { done } from '@/src/server/reply'
import { requestInvitation } from '../operations/request-invitation'

/**
 * `POST /users/request-invitation { token }`: a fresh link to the address the invitation was sent to. The answer is
 * the same whether there was anything to send.
 */
export const postRequestInvitation = defineEndpoint({
  method: 'post',
  path: '/users/request-invitation',
  access: 'anyone',
  about: { summary: 'Asks for an invitation.' },
  limit: { name: 'request-invitation', points: 30, seconds: 3600, by: 'visitor' },
  input: z.object({ token: z.string().max(200) }),
  answers: done,
  handler: async ({ input, req }) => {
    const renew = () => requestInvitation(req.payload, input.token)
    if (await withGuessBudget(req, 'invitation', renew, (isRenewed) => !isRenewed)) wakeOutbox(req.payload)
    const message =
      'If the invitation can be renewed, a new link is on its way to the address it was sent to.'
    return { success: true, message }
  },
})
