import { z } from 'zod'
import { endAccessSchema } from '@/src/domain/access/access-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf, siteIdOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { endAccessByStaff } from '../operations/end-access'

const activityId = z.string().nullable().describe('What the activity log says of it, where it did something.')

/**
 * `POST /users/{id}/user-products/{accessId}/end`, staff only: `{ reason }` ends this one source of access. Twice: the
 * same answer.
 */
export const endAccess = defineEndpoint({
  method: 'post',
  path: '/users/:userId/user-products/:accessId/end',
  access: 'staff',
  about: { summary: 'Staff: ends somebody’s access.', errors: ['NOT_FOUND'] },
  input: endAccessSchema,
  answers: success({ isOpenOtherwise: z.boolean(), activityId, message: z.string() }),
  handler: async ({ input: { reason }, req, params, user }) => {
    const [userId, accessId] = [siteIdOf(req.payload, 'customers', params.userId), idOf(params.accessId)]
    const { isOpenOtherwise, activityId } = await endAccessByStaff(req.payload, {
      userId,
      accessId,
      reason,
      actor: user.id,
    })
    const message = isOpenOtherwise
      ? 'This access has ended. The program stays open: the person has it from another source, too.'
      : 'This access has ended. The program is closed.'
    return { success: true, isOpenOtherwise, activityId, message }
  },
})
