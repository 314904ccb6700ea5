import { z } from 'zod'
import { codeSchema, joinSchema } from '@/src/domain/groups/group-request'
import { JOIN_STANDINGS } from '@/src/domain/groups/join-standing'
import { defineEndpoint } from '@/src/server/endpoint'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { success, successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { joinGroup } from '../operations/join-group'
import { previewGroup } from '../operations/preview-group'

const REFUSALS = [
  'GROUP_CODE_INVALID',
  'GROUP_CODE_CLOSED',
  'GROUP_ENDED',
  'GROUP_FULL',
  'GROUP_OTHER_ADDRESS',
  'GROUP_LIMITED',
  'EMAIL_NOT_PROVEN',
  'ALREADY_OWNED',
  'ACCOUNT_DEACTIVATED',
] as const

/** `POST /groups/join` `{ code, agrees? }`: takes a place. Who has one keeps it: the same answer. */
export const join = defineEndpoint({
  method: 'post',
  path: '/groups/join',
  access: 'signed-in',
  limit: { name: 'group-joins', points: 60, seconds: 600, by: 'account' },
  input: joinSchema,
  about: { summary: 'Takes a place of a group, by its code or an invitation.', errors: [...REFUSALS] },
  answers: success({ groupId: z.string(), seatId: z.string(), message: z.string() }),
  handler: async ({ req, user, input }) => {
    const joined = await withGuessBudget(req, 'group', () => joinGroup(req.payload, user, input))
    return { success: true, ...joined, message: 'You have joined the group.' }
  },
})

/**
 * `POST /groups/join/preview` `{ code }`: what one would join, what its leader would see, and whether one can. Changes nothing.
 * A whole room may ask from one network; wrong codes alone are counted as guesses.
 */
export const previewJoin = defineEndpoint({
  method: 'post',
  path: '/groups/join/preview',
  access: 'anyone',
  limit: { name: 'group-previews', points: 1_000, seconds: 600, by: 'visitor' },
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
      standing: z.enum(JOIN_STANDINGS),
      isLimited: z.boolean(),
    }),
  ),
  handler: async ({ req, user, input: { code } }) => {
    const asking = { code, locale: localeOf(req), viewer: user }
    const data = await withGuessBudget(req, 'group', () => previewGroup(req.payload, asking))
    return { success: true, data }
  },
})
