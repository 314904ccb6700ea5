import { z } from 'zod'
import { judgeQuiz } from '@/src/domain/learning/quiz'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { addAttempt, findAttempts } from '../operations/attempts'
import { findQuiz } from '../operations/find-quiz'
import { standingAnswer, toStanding } from '../quiz-answer'

const key = z.string().regex(/^[\w.-]{1,64}$/)

const input = z.object({
  /** The sender's own, so that a try that is sent twice is kept once. */
  id: z.uuid(),
  answers: z
    .record(key, z.array(key).max(50))
    .refine((given) => Object.keys(given).length <= 100, 'Please send fewer answers at once.'),
})

/** `GET /learning/lessons/{id}/quiz`: how far one is with the quiz of a lesson. 404 for a lesson that is not open to one. */
export const readQuizStanding = defineEndpoint({
  method: 'get',
  path: '/learning/lessons/:id/quiz',
  access: 'signed-in',
  about: { summary: 'One’s own tries at a quiz. Nobody else can read them.', errors: ['NOT_FOUND'] },
  answers: successWith(standingAnswer),
  handler: async ({ req, user, params }) => {
    const { lessonId, quiz } = await findQuiz(req, user.id, params.id ?? '')
    return { success: true, data: toStanding(quiz, await findAttempts(req.payload, user.id, lessonId)) }
  },
})

/** `POST /learning/lessons/{id}/quiz`: a try, judged here; what is right is not told before. Sent again it is kept once. */
export const tryQuiz = defineEndpoint({
  method: 'post',
  path: '/learning/lessons/:id/quiz',
  access: 'signed-in',
  input,
  about: { summary: 'Answers the quiz of a lesson.', errors: ['NOT_FOUND', 'NO_TRIES_LEFT', 'CONFLICT'] },
  answers: successWith(standingAnswer),
  handler: async ({ req, user, params, input: { id, answers } }) => {
    const { lessonId, programId, quiz } = await findQuiz(req, user.id, params.id ?? '')
    const { isPassed, percent, questions } = judgeQuiz(quiz.questions, answers, quiz.passMark)
    const chosen = Object.fromEntries(questions.map((question) => [question.key, question.chosen]))
    const words = quiz.questions.map(({ question, options, ...asked }) => ({
      question,
      answers: options.filter((option) => chosen[asked.key]?.includes(option.key)).map(({ text }) => text),
    }))
    await addAttempt(req.payload, {
      id,
      userId: user.id,
      lessonId,
      programId,
      tries: quiz.tries,
      isPassed,
      content: { percent, answers: chosen, words },
    })
    return { success: true, data: toStanding(quiz, await findAttempts(req.payload, user.id, lessonId)) }
  },
})
