import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { saveProgress } from '../operations/save-progress'

/** A week: longer than any recording. */
const LONGEST_SECONDS = 604_800

const input = z.object({
  state: z.enum(['opened', 'done', 'not-done']).optional(),
  positionSeconds: z.number().int().min(0).max(LONGEST_SECONDS).optional(),
})

/**
 * `PUT /learning/lessons/{id}/progress`: keeps that the person who asks has opened or done a lesson, and where they
 * stopped watching. Said twice it is kept once. 404 for a lesson they may not open.
 */
export const saveLessonProgress = defineEndpoint({
  method: 'put',
  path: '/learning/lessons/:id/progress',
  access: 'signed-in',
  input,
  about: { summary: 'Keeps how far one is with a lesson.', errors: ['NOT_FOUND', 'QUIZ_NOT_PASSED'] },
  answers: successWith(
    z.object({ id: z.string(), state: z.enum(['opened', 'done']), positionSeconds: z.number().int() }),
  ),
  handler: async ({ req, user, params, input }) => {
    const saved = await saveProgress(req.payload, { userId: user.id, lesson: params.id ?? '', ...input })
    if (!saved) throw new DomainError('NOT_FOUND')
    return { success: true, data: saved }
  },
})
