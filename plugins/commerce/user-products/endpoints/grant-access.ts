import { z } from 'zod'
import { openProgramSchema } from '@/src/domain/access/access-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { siteIdOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { grantAccessByStaff } from '../operations/grant-access'

const activityId = z.string().nullable().describe('What the activity log says of it, where it did something.')

/**
 * `POST /users/{id}/user-products`, staff only: `{ productId, reason }` opens a program for somebody. Twice: one grant.
 */
export const openProgram = defineEndpoint({
  method: 'post',
  path: '/users/:userId/user-products',
  access: 'staff',
  about: { summary: 'Staff: opens a program for somebody.', errors: ['NOT_FOUND', 'CONFLICT'] },
  input: openProgramSchema,
  answers: success({ id: z.string(), activityId, message: z.string() }),
  handler: async ({ input, req, params, user }) => {
    const userId = siteIdOf(req.payload, 'customers', params.userId)
    const productId = siteIdOf(req.payload, 'products', input.productId)
    const { id, activityId } = await grantAccessByStaff(req.payload, {
      ...input,
      productId,
      userId,
      actor: user.id,
    })
    return {
      success: true,
      id,
      activityId,
      message: activityId ? 'The program is open.' : 'Staff had opened it already.',
    }
  },
})
