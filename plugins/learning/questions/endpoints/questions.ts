import type { Payload } from 'payload'
import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success, successWith } from '@/src/server/reply'
import { answerQuestion } from '../operations/answer-question'
import { askQuestion, findQuestions } from '../operations/questions'

const LONGEST = 2_000

const answers = successWith(
  z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string().nullable(),
      createdAt: z.string(),
      answeredAt: z.string().nullable(),
    }),
  ),
)

/** `GET /learning/lessons/{id}/questions`: what one asked staff at a lesson, with their answers. */
export const readQuestions = defineEndpoint({
  method: 'get',
  path: '/learning/lessons/:id/questions',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'One’s own questions at a lesson, with the answers.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, user, params }) => ({
    success: true,
    data: await toAnswer(req.payload, user.id, params.id ?? ''),
  }),
})

/** `POST /learning/lessons/{id}/questions`: asks staff; sent again under the same `id` it is kept once. */
export const ask = defineEndpoint({
  method: 'post',
  path: '/learning/lessons/:id/questions',
  access: 'signed-in',
  limit: { name: 'lesson-questions', points: 20, seconds: 86_400, by: 'account' },
  input: z.object({ id: z.uuid(), question: z.string().trim().min(1).max(LONGEST) }),
  about: { summary: 'Asks staff a question at a lesson. They can read it.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, user, params, input }) => {
    const lesson = params.id ?? ''
    await askQuestion(req.payload, { userId: user.id, lesson, ...input })
    return { success: true, data: await toAnswer(req.payload, user.id, lesson) }
  },
})

/** `POST /lesson-questions/{id}/answer`, staff only: `{ answer }` goes to who asked, by email, and stays with the lesson. */
export const answer = defineEndpoint({
  method: 'post',
  path: '/lesson-questions/:id/answer',
  access: 'staff',
  input: z.object({ answer: z.string().trim().min(1, 'Write an answer').max(4_000) }),
  about: { summary: 'Staff: answers a question at a lesson.', errors: ['NOT_FOUND', 'CONFLICT'] },
  answers: success({ message: z.string() }),
  handler: async ({ req, user, params, input: { answer: words } }) => {
    await answerQuestion(req.payload, { id: idOf(params.id), answer: words, actor: user.id })
    return { success: true, message: 'The answer is on its way.' }
  },
})

async function toAnswer(payload: Payload, userId: string, lesson: string) {
  const asked = await findQuestions(payload, { userId, lesson })
  return asked.map(({ createdAt, answeredAt, ...question }) => ({
    ...question,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }))
}
