import { z } from 'zod'
import { extendAccessSchema } from '@/src/domain/access/extend-request'
import { leaderSchema } from '@/src/domain/groups/group-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { changeLeader } from '../operations/change-leader'
import { extendGroup } from '../operations/extend-group'

/** `POST /groups/{id}/extend`, staff only: `{ days | until, reason }` gives a group and its places more time. */
export const extendTime = defineEndpoint({
  method: 'post',
  path: '/groups/:id/extend',
  access: 'staff',
  input: extendAccessSchema,
  about: { summary: 'Staff: gives a group more time.', errors: ['NOT_FOUND', 'CONFLICT'] },
  answers: success({ endsAt: z.string(), message: z.string() }),
  handler: async ({ req, user, params, input }) => {
    const end = await extendGroup(req.payload, { ...input, groupId: idOf(params.id), actor: user.id })
    return {
      success: true,
      endsAt: end.toISOString(),
      message: 'The group was extended, and its places with it.',
    }
  },
})

/** `POST /groups/{id}/leader`, staff only: `{ email, reason }` hands a group to another leader, who is written to. */
export const handOver = defineEndpoint({
  method: 'post',
  path: '/groups/:id/leader',
  access: 'staff',
  input: leaderSchema,
  about: { summary: 'Staff: hands a group to another leader.', errors: ['NOT_FOUND', 'CONFLICT'] },
  answers: success({ message: z.string() }),
  handler: async ({ req, user, params, input }) => {
    await changeLeader(req.payload, { ...input, groupId: idOf(params.id), actor: user.id })
    return { success: true, message: 'The group has another leader.' }
  },
})
