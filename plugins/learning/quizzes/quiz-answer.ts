import { z } from 'zod'
import { LOCALES } from '@/src/domain/languages/locales'
import { judgeQuiz, triesLeft } from '@/src/domain/learning/quiz'
import type { Attempt } from './operations/attempts'
import type { Quiz } from './read-quiz'

/** A quiz before it is answered: not a word of what is right. */
export const quizAnswer = z.object({
  passMark: z.number().int(),
  tries: z.number().int().nullable(),
  isRequired: z.boolean(),
  questions: z.array(
    z.object({
      key: z.string(),
      language: z.enum(LOCALES),
      question: z.string(),
      hasSeveral: z.boolean(),
      options: z.array(z.object({ key: z.string(), text: z.string() })),
    }),
  ),
})

export function toQuizAnswer(quiz: Quiz): z.infer<typeof quizAnswer> {
  return {
    ...quiz,
    questions: quiz.questions.map(({ options, ...question }) => ({
      ...question,
      options: options.map(({ key, text }) => ({ key, text })),
    })),
  }
}

export const standingAnswer = z.object({
  triesUsed: z.number().int(),
  triesLeft: z.number().int().nullable(),
  passedAt: z.string().nullable(),
  /** The last try, and what is said to each answer that was chosen in it. Null before the first. */
  last: z
    .object({
      at: z.string(),
      isPassed: z.boolean(),
      percent: z.number().int().nullable(),
      questions: z.array(
        z.object({
          key: z.string(),
          isRight: z.boolean(),
          chosen: z.array(z.object({ key: z.string(), feedback: z.string().nullable() })),
          /** What would have been right: told once it is passed, or no try is left. */
          right: z.array(z.string()).nullable(),
        }),
      ),
    })
    .nullable(),
})

/** How far somebody is with a quiz. */
export function toStanding(quiz: Quiz, attempts: readonly Attempt[]): z.infer<typeof standingAnswer> {
  const passed = attempts.find(({ isPassed }) => isPassed)
  const left = triesLeft(quiz.tries, attempts.length)
  const isOver = passed !== undefined || left === 0
  const last = attempts.at(-1)
  return {
    triesUsed: attempts.length,
    triesLeft: passed ? null : left,
    passedAt: passed?.createdAt.toISOString() ?? null,
    last: last
      ? {
          at: last.createdAt.toISOString(),
          isPassed: last.isPassed,
          percent: last.content?.percent ?? null,
          questions: last.content ? explain(quiz, last.content.answers, isOver) : [],
        }
      : null,
  }
}

function explain(quiz: Quiz, answers: Readonly<Record<string, readonly string[]>>, isOver: boolean) {
  const judged = judgeQuiz(quiz.questions, answers, quiz.passMark)
  return judged.questions.map(({ key, isRight, chosen }) => {
    const options = quiz.questions.find((question) => question.key === key)?.options ?? []
    return {
      key,
      isRight,
      chosen: chosen.map((each) => ({
        key: each,
        feedback: options.find((option) => option.key === each)?.feedback ?? null,
      })),
      right: isOver ? options.filter((option) => option.isRight).map((option) => option.key) : null,
    }
  })
}
