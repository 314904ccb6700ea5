import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { viewerOf } from '@/src/server/viewing'
import { lockAnswer, toLockAnswer } from '../lock-answer'
import { findProgress } from '../operations/find-progress'
import { progressAnswer, toProgressAnswer } from '../progress-answer'

const lessonAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(['new', 'opened', 'done']),
  positionSeconds: z.number().int(),
  lock: lockAnswer,
  /** It can be done only after its quiz is passed, and that was not. */
  isHeldByQuiz: z.boolean(),
})

/**
 * `GET /learning/programs/{idOrSlug}`: how far the person who asks is with one program and each of its lessons, in the
 * order of the outline. 404 for a program they never had.
 */
export const programProgress = defineEndpoint({
  method: 'get',
  path: '/learning/programs/:idOrSlug',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'How far one is with a program, lesson by lesson.', errors: ['NOT_FOUND'] },
  answers: successWith(progressAnswer.extend({ lessons: z.array(lessonAnswer) })),
  handler: async ({ req, user, params }) => {
    const idOrSlug = params.idOrSlug ?? ''
    const [progress] = await findProgress(req.payload, { userId: user.id, locale: localeOf(req), idOrSlug })
    if (!progress) throw new DomainError('NOT_FOUND')
    const lessons = progress.lessons.map(({ touchedAt, lock, ...lesson }) => ({
      ...lesson,
      lock: toLockAnswer(lock),
    }))
    const isLookedOn = viewerOf(req) !== null
    const answer = await toProgressAnswer(req.payload, user.id, progress, { isLookedOn })
    return { success: true, data: { ...answer, lessons } }
  },
})
