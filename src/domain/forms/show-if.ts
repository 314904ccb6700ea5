/** When a part of a form is shown: by what was answered to an earlier question of it. */
export const SHOW_RULES = ['is', 'is-not', 'answered', 'not-answered'] as const

export type ShowRule = (typeof SHOW_RULES)[number]

export type ShowIf = {
  /** The name of an earlier question; empty: always shown. */
  question?: string | null
  rule?: ShowRule | null
  value?: string | null
}

type Part = { blockType: string; name?: string | null; showIf?: ShowIf | null }

/**
 * Which parts of a form are shown to whoever gave these answers, by their place in it. A step that is not shown hides all that
 * stands in it; a question that is not shown counts as not answered for those after it. The same rule in the browser and on
 * the server. `answerTo` gives '' for no answer.
 */
export function shownParts(parts: readonly Part[], answerTo: (name: string) => string): boolean[] {
  const answers = new Map<string, string>()
  let isStepShown = true
  return parts.map(({ blockType, name, showIf }) => {
    const holds = !showIf?.question || holdsFor(showIf, answers.get(showIf.question) ?? '')
    if (blockType === 'step') isStepShown = holds
    const isShown = blockType === 'step' ? holds : holds && isStepShown
    if (name) answers.set(name, isShown ? answerTo(name) : '')
    return isShown
  })
}

function holdsFor({ rule, value }: ShowIf, answer: string): boolean {
  switch (rule ?? 'is') {
    case 'is':
      return plain(answer) === plain(value)
    case 'is-not':
      return plain(answer) !== plain(value)
    case 'answered':
      return answer !== '' && answer !== 'No'
    case 'not-answered':
      return answer === '' || answer === 'No'
  }
}

function plain(text: string | null | undefined): string {
  return (text ?? '').trim().toLowerCase()
}

/**
 * What is wrong with the conditions of a form: each may ask about an answered question that stands before it, and about none
 * whose place a program could not know. By the place of the part in the form.
 */
export function showIfProblems(parts: readonly Part[]): { place: number; message: string }[] {
  return parts.flatMap(({ showIf }, place) => {
    if (!showIf?.question) return []
    const before = parts.slice(0, place).some(({ name }) => name === showIf.question)
    return before ? [] : [{ place, message: 'It can be shown by the answer to an earlier question only.' }]
  })
}
