import { z } from 'zod'
import { codeSchema, joinSchema } from '@/src/domain/groups/group-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { success, successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { joinGroup } from '../operations/join-group'
import { previewGroup } from '../operations/preview-group'

const LIMIT = { name: 'group-codes', points: 60, seconds: 600, by: 'both' } as const
const REFUSALS = ['GROUP_CODE_INVALID', 'GROUP_ENDED', 'GROUP_FULL', 'GROUP_OTHER_ADDRESS'] as const

/** `POST /groups/join` `{ code, agrees? }`: takes a place. Who has one keeps it: the same answer. */
export const join = defineEndpoint({
  method: 'post',
  path: '/groups/join',
  access: 'signed-in',
  limit: LIMIT,
  input: joinSchema,
  about: { summary: 'Takes a place of a group, by its code or an invitation.', errors: [...REFUSALS] },
  answers: success({ groupId: z.string(), seatId: z.string(), message: z.string() }),
  handler: async ({ req, user, input }) => {
    const joined = await joinGroup(req.payload, user, input)
    return { success: true, ...joined, message: 'You have joined the group.' }
  },
})

/** `POST /groups/join/preview` `{ code }`: what one would join, and what its leader would see. Changes nothing. */
export const previewJoin = defineEndpoint({
  method: 'post',
  path: '/groups/join/preview',
  access: 'anyone',
  limit: { ...LIMIT, by: 'visitor' },
  input: codeSchema,
  about: { summary: 'What a code leads to, before joining.', errors: ['GROUP_CODE_INVALID'] },
  answers: successWith(
    z.object({
      name: z.string(),
      programs: z.array(z.string()),
      isOpen: z.boolean(),
      endsAt: z.string().nullable(),
      keepsAccess: z.boolean(),
      showsProgress: z.boolean(),
    }),
  ),
  handler: async ({ req, input }) => ({
    success: true,
    data: await previewGroup(req.payload, input.code, localeOf(req)),
  }),
})
