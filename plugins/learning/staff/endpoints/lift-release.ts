import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { liftRelease } from '../operations/lift-release'

const input = z.object({
  reason: z.string().trim().min(1, 'Say why').max(500),
  release: z.enum(['lifted', 'restored']).default('lifted'),
})

/** `POST /users/{id}/programs/{programId}/release`, staff only: all lessons open at once for one person, or no longer. */
export const lift = defineEndpoint({
  method: 'post',
  path: '/users/:userId/programs/:programId/release',
  access: 'staff',
  about: { summary: 'Staff: opens all lessons of a program at once for somebody.', errors: ['NOT_FOUND'] },
  input,
  answers: success({ message: z.string() }),
  handler: async ({ input: { release, reason }, req, params, user }) => {
    const [userId, programId] = [idOf(params.userId), idOf(params.programId)]
    const isLifted = release === 'lifted'
    await liftRelease(req.payload, { userId, programId, isLifted, reason, actor: user.id })
    return {
      success: true,
      message: isLifted
        ? 'All lessons are open for this person.'
        : 'The lessons open for this person as for everybody.',
    }
  },
})
