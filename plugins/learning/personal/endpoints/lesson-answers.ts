import type { Payload } from 'payload'
import { z } from 'zod'
import { scaleChanges } from '@/src/domain/learning/answers'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findAnswers, saveAnswers } from '../operations/answers'
import { findScaleQuestions } from '../operations/find-scale-questions'

const LONGEST_ANSWER = 4_000
const MOST_ANSWERS = 100

const value = z.union([z.string().max(LONGEST_ANSWER), z.number().min(-1e9).max(1e9), z.boolean()])

const answers = successWith(
  z.object({
    /** By the key of the question. */
    answers: z.record(z.string(), value),
    /** How far one came on the scales of the program one was asked about more than once. */
    changes: z.array(
      z.object({
        scale: z.string(),
        before: z.number(),
        after: z.number(),
        change: z.number(),
        beforeAt: z.string(),
        afterAt: z.string(),
      }),
    ),
  }),
)

const input = z.object({
  answers: z
    .record(z.string().regex(/^[\w.-]{1,64}$/), value.nullable())
    .refine((given) => Object.keys(given).length <= MOST_ANSWERS, 'Please send fewer answers at once.'),
})
const errors = ['NOT_FOUND' as const, 'PERSONAL_DATA_OFF' as const, 'PERSONAL_DATA_LOCKED' as const]

/** `GET /learning/lessons/{id}/answers`: what one answered to the questions of a lesson. 404 for a lesson one never had. */
export const readAnswers = defineEndpoint({
  method: 'get',
  path: '/learning/lessons/:id/answers',
  access: 'signed-in',
  about: { summary: 'One’s own answers at a lesson. Nobody else can read them.', errors },
  answers,
  handler: async ({ req, user, params }) => ({
    success: true,
    data: await toAnswer(req.payload, { userId: user.id, lesson: params.id ?? '' }),
  }),
})

/**
 * `PUT /learning/lessons/{id}/answers`: keeps answers, each in place of the one under its key, and leaves the others; null
 * takes one back.
 */
export const writeAnswers = defineEndpoint({
  method: 'put',
  path: '/learning/lessons/:id/answers',
  access: 'signed-in',
  input,
  about: { summary: 'Keeps one’s own answers at a lesson.', errors },
  answers,
  handler: async ({ req, user, params, input }) => {
    const asked = { userId: user.id, lesson: params.id ?? '' }
    await saveAnswers(req.payload, { ...asked, answers: input.answers })
    return { success: true, data: await toAnswer(req.payload, asked) }
  },
})

async function toAnswer(payload: Payload, asked: { userId: string; lesson: string }) {
  const { lesson, kept } = await findAnswers(payload, asked)
  const scales = await findScaleQuestions(payload, lesson.programId)
  const own = kept.filter(({ lessonId }) => lessonId === lesson.id)
  return {
    answers: Object.fromEntries(own.map(({ key, value: given }) => [key, given])),
    changes: scaleChanges(scales, kept).map(({ beforeAt, afterAt, ...change }) => ({
      ...change,
      beforeAt: beforeAt.toISOString(),
      afterAt: afterAt.toISOString(),
    })),
  }
}
