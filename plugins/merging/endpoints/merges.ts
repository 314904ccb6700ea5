import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { mergePreviewSchema, mergeSchema } from '@/src/domain/people/merge-request'
import { CONTESTED_PARTS, MERGED_PARTS, STAYING_PARTS } from '@/src/domain/people/merging'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success, successWith } from '@/src/server/reply'
import { mergeAccounts } from '../operations/merge-accounts'
import { previewMerge } from '../operations/preview-merge'

const count = z.number().int()

/**
 * `POST /users/{id}/merges/preview`, staff only: `{ email }` of another account of the same person; what would go over from it,
 * what both have, what stays. Nothing changes.
 */
export const previewOfMerge = defineEndpoint({
  method: 'post',
  path: '/users/:userId/merges/preview',
  access: 'staff',
  about: {
    summary: 'Staff: what merging another account into this one would move, and what it would not.',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  input: mergePreviewSchema,
  answers: successWith(
    z.object({
      other: z.object({ id: z.string(), name: z.string(), email: z.string(), createdAt: z.string() }),
      moves: z.array(z.object({ part: z.enum(MERGED_PARTS), count })),
      contested: z.array(
        z.object({
          part: z.enum(CONTESTED_PARTS),
          count,
          fromOther: count.describe('How many of them count as they stand in the other account.'),
        }),
      ),
      stays: z.array(z.object({ part: z.enum(STAYING_PARTS), count })),
      seen: z
        .string()
        .describe('What `POST /users/{id}/merges` takes, so that what was seen is what is done.'),
    }),
  ),
  handler: async ({ input: { email }, req, params }) => {
    const data = await previewMerge(req.payload, { intoId: idOf(params.userId), email })
    return { success: true, data }
  },
})

/**
 * `POST /users/{id}/merges`, staff only: `{ email, seen, reason }` merges the account with that address into this one, all of it or
 * nothing. Both addresses are written to, and nobody can sign in to the other account. `POST /activity-log/{activityId}/undo`
 * takes it back while nothing has happened on either.
 */
export const mergeInto = defineEndpoint({
  method: 'post',
  path: '/users/:userId/merges',
  access: 'staff',
  about: {
    summary: 'Staff: merges another account of the same person into this one.',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  input: mergeSchema,
  answers: success({ mergeId: z.string(), activityId: z.string(), moved: count, message: z.string() }),
  handler: async ({ input, req, params, user }) => {
    const merged = await mergeAccounts(req.payload, {
      ...input,
      intoId: idOf(params.userId),
      actor: user.id,
    })
    wakeOutbox(req.payload)
    return { success: true, ...merged, message: 'The two accounts are one now.' }
  },
})
