export type QuizOption = { readonly key: string; readonly isRight: boolean }
export type QuizQuestion = { readonly key: string; readonly options: readonly QuizOption[] }

/** What somebody chose, by the key of the question. */
export type QuizAnswers = Readonly<Record<string, readonly string[]>>

export type QuizResult = {
  /** Of the questions, rounded down: 100 only when all are right. */
  percent: number
  isPassed: boolean
  questions: { key: string; isRight: boolean; chosen: string[] }[]
}

/** Judges a try. A question is right when all that is right was chosen, and nothing else; what is not asked counts for nothing. */
export function judgeQuiz(
  questions: readonly QuizQuestion[],
  answers: QuizAnswers,
  passMark: number,
): QuizResult {
  const judged = questions.map(({ key, options }) => {
    const given = new Set(Object.hasOwn(answers, key) ? answers[key] : [])
    const chosen = options.filter((option) => given.has(option.key)).map((option) => option.key)
    return { key, chosen, isRight: options.every((option) => option.isRight === given.has(option.key)) }
  })
  const right = judged.filter(({ isRight }) => isRight).length
  const percent = questions.length === 0 ? 0 : Math.floor((100 * right) / questions.length)
  return { percent, isPassed: questions.length > 0 && percent >= passMark, questions: judged }
}

/** Whether a question has several right answers: it is answered with boxes to tick, and this much is told before. */
export function hasSeveralRight({ options }: QuizQuestion): boolean {
  return options.filter(({ isRight }) => isRight).length > 1
}

/** How many tries are left; null for as many as somebody likes. Who has passed needs none. */
export function triesLeft(tries: number | null, used: number): number | null {
  return tries === null ? null : Math.max(0, tries - used)
}
