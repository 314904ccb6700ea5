import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { resetProgress } from '../operations/reset-progress'

/** `POST /users/{id}/programs/{programId}/progress/reset`, staff only: somebody begins a program anew. */
export const resetProgressOf = defineEndpoint({
  method: 'post',
  path: '/users/:userId/programs/:programId/progress/reset',
  access: 'staff',
  about: { summary: 'Staff: deletes how far somebody is with a program.', errors: ['NOT_FOUND'] },
  input: z.object({ reason: z.string().trim().min(1, 'Say why').max(500) }),
  answers: success({ lessons: z.number().int(), message: z.string() }),
  handler: async ({ input: { reason }, req, params, user }) => {
    const [userId, programId] = [idOf(params.userId), idOf(params.programId)]
    const lessons = await resetProgress(req.payload, { userId, programId, reason, actor: user.id })
    return { success: true, lessons, message: 'They begin this program anew.' }
  },
})
