import { z } from 'zod'
import { endAccessSchema, transferAccessSchema } from '@/src/domain/access/access-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf, siteIdOf } from '@/src/server/id-of'
import { done, success } from '@/src/server/reply'
import { deferAccess } from '../operations/defer-access'
import { transferAccess } from '../operations/transfer-access'

/** `POST /users/{id}/user-products/{accessId}/transfer`, staff only: `{ email, reason }` moves it to another person. */
export const transfer = defineEndpoint({
  method: 'post',
  path: '/users/:userId/user-products/:accessId/transfer',
  access: 'staff',
  about: {
    summary: 'Staff: moves somebody’s access to another person.',
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_OWNED'],
  },
  input: transferAccessSchema,
  answers: done,
  handler: async ({ input, req, params, user }) => {
    const [userId, accessId] = [siteIdOf(req.payload, 'customers', params.userId), idOf(params.accessId)]
    await transferAccess(req.payload, { ...input, userId, accessId, actor: user.id })
    return { success: true, message: 'The other person can open it now.' }
  },
})

/** `POST /users/{id}/user-products/{accessId}/defer`, staff only: `{ reason }` lets the days that are left wait. */
export const defer = defineEndpoint({
  method: 'post',
  path: '/users/:userId/user-products/:accessId/defer',
  access: 'staff',
  about: {
    summary: 'Staff: lets the time that is left wait until the next opening.',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  input: endAccessSchema,
  answers: success({ days: z.number().int(), message: z.string() }),
  handler: async ({ input: { reason }, req, params, user }) => {
    const [userId, accessId] = [siteIdOf(req.payload, 'customers', params.userId), idOf(params.accessId)]
    const days = await deferAccess(req.payload, { userId, accessId, reason, actor: user.id })
    return { success: true, days, message: `${days} days begin when the program is opened the next time.` }
  },
})
