import type { Where } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { hasSeveralRight } from '@/src/domain/learning/quiz'
import type { Lesson } from '@/src/generated/payload-types'
import { type InLanguage, rowsInLanguage } from '../in-language'

export type Quiz = {
  passMark: number
  /** Null: as many as somebody likes. */
  tries: number | null
  /** The lesson can be done only after it is passed. */
  isRequired: boolean
  questions: {
    key: string
    language: Locale
    question: string
    hasSeveral: boolean
    options: { key: string; text: string; isRight: boolean; feedback: string | null }[]
  }[]
}

type Find = (asked: { locale: Locale; and: Where[] }) => Promise<Pick<Lesson, 'quiz'> | undefined>

/** The quiz of a lesson, in the language it was read in; questions that are not written in that, in English. Null without questions. */
export async function readQuiz(lesson: InLanguage<Pick<Lesson, 'quiz'>>, find: Find): Promise<Quiz | null> {
  const { quiz } = lesson
  const questions = await rowsInLanguage(
    { language: lesson.language, rows: quiz?.questions ?? [] },
    ({ question, options }) => Boolean(question) && (options ?? []).every(({ text }) => Boolean(text)),
    async () => (await find({ locale: DEFAULT_LOCALE, and: [] }))?.quiz?.questions ?? [],
  )
  if (!quiz || questions.length === 0) return null
  return {
    passMark: quiz.passMark ?? 70,
    tries: quiz.tries ?? null,
    isRequired: quiz.isRequired ?? false,
    questions: questions.map(({ id, language, question, options: given }, nr) => {
      const options = (given ?? []).map((option, index) => ({
        key: option.id ?? String(index),
        text: option.text,
        isRight: option.isRight ?? false,
        feedback: option.feedback ?? null,
      }))
      const key = id ?? String(nr)
      return { key, language, question, hasSeveral: hasSeveralRight({ key, options }), options }
    }),
  }
}
