/** What somebody answered to a question of a lesson: words, a number on a scale, yes or no. */
export type AnswerValue = string | number | boolean

export type KeptAnswer = {
  lessonId: string
  programId: string
  /** Which question of the lesson. */
  key: string
  value: AnswerValue
  answeredAt: Date
}

/** A question whose answer is a number on a scale that staff gave a name. */
export type ScaleQuestion = { lessonId: string; key: string; scale: string }

export type ScaleChange = {
  scale: string
  before: number
  after: number
  /** After less before. */
  change: number
  beforeAt: Date
  afterAt: Date
}

/**
 * How far somebody came on each scale they were asked about more than once: the first answer beside the last one. The
 * order is that of the questions in the program, so answering the first one again later does not turn it round.
 */
export function scaleChanges(
  questions: readonly ScaleQuestion[],
  answers: readonly KeptAnswer[],
): ScaleChange[] {
  const scales = [...new Set(questions.map(({ scale }) => scale))]
  return scales.flatMap((scale) => {
    const given = questions
      .filter((question) => question.scale === scale)
      .flatMap((question) => {
        const answer = answers.find(
          ({ lessonId, key }) => lessonId === question.lessonId && key === question.key,
        )
        return typeof answer?.value === 'number' ? [{ value: answer.value, at: answer.answeredAt }] : []
      })
    const [before, after] = [given[0], given.at(-1)]
    if (given.length < 2 || !before || !after) return []
    return [
      {
        scale,
        before: before.value,
        after: after.value,
        change: after.value - before.value,
        beforeAt: before.at,
        afterAt: after.at,
      },
    ]
  })
}
