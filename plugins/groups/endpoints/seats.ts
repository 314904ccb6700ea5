import { z } from 'zod'
import { inviteSchema } from '@/src/domain/groups/group-request'
import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success, successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { invitePeople, OUTCOMES } from '../operations/invite-people'
import { returnSeat } from '../operations/return-seat'

/** `POST /groups/{id}/invitations` `{ emails, preview?, locale? }`, its leader and staff: what came, or would come, of each row. */
export const inviteToGroup = defineEndpoint({
  method: 'post',
  path: '/groups/:id/invitations',
  access: 'signed-in',
  limit: { name: 'group-invitations', points: 60, seconds: 3_600, by: 'account' },
  input: inviteSchema,
  about: { summary: 'Invites people to a group one leads.', errors: ['NOT_FOUND', 'GROUP_ENDED'] },
  answers: successWith(
    z.array(z.object({ row: z.string(), email: z.string().nullable(), outcome: z.enum(OUTCOMES) })),
  ),
  handler: async ({ req, user, params, input: { emails, preview, locale } }) => {
    const request = {
      groupId: idOf(params.id),
      leaderId: user.id,
      staffId: hasRight(req, 'people') ? user.id : null,
      emails,
      isPreview: preview,
      locale: locale ?? null,
      called: localeOf(req),
    } as const
    return { success: true, data: await invitePeople(req.payload, request) }
  },
})

/** `POST /groups/{id}/seats/{seatId}/return`, its leader only: takes a place back. Twice: the same answer. */
export const giveSeatBack = defineEndpoint({
  method: 'post',
  path: '/groups/:id/seats/:seatId/return',
  access: 'signed-in',
  about: { summary: 'Takes a place of a group back.', errors: ['NOT_FOUND', 'SEAT_STAYS', 'CONFLICT'] },
  answers: success({ message: z.string() }),
  handler: async ({ req, user, params }) => {
    await returnSeat(req.payload, {
      groupId: idOf(params.id),
      seatId: idOf(params.seatId),
      leaderId: user.id,
    })
    return { success: true, message: 'The place is free again.' }
  },
})
