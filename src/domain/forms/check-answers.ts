import { type AnsweredField, answeredFields, type FormField } from './form-field'
import { readAnswer } from './read-answer'

/** An answer with the question as it was put then: a form may change, what somebody said does not. */
export type Answer = { field: string; label: string; value: string }

type Problem = { path: string; message: string }

type Given = { field: string; value?: unknown }

/**
 * The answers to a form's fields in the form's order, or everything that is wrong, by the name of its field. Fields left
 * empty have no answer; answers to fields the form does not have (any more) are left out.
 */
export function checkAnswers(
  fields: readonly FormField[],
  given: readonly Given[],
): { answers: Answer[]; problems: Problem[] } {
  const asked = answeredFields(fields)
  const read = asked.map((field) => ({ field, ...readGiven(field, given) }))
  return {
    answers: read.flatMap((each) => ('value' in each && each.value !== '' ? [answer(each)] : [])),
    problems: read.flatMap((each) =>
      'problem' in each ? [{ path: nameOf(each.field), message: each.problem }] : [],
    ),
  }
}

function readGiven(field: AnsweredField, given: readonly Given[]) {
  const own = given.filter((each) => each.field === nameOf(field))
  return own.length > 1 ? { problem: 'This was answered twice.' } : readAnswer(field, own[0]?.value)
}

function answer({ field, value }: { field: AnsweredField; value: string }): Answer {
  return { field: nameOf(field), label: field.label || nameOf(field), value }
}

function nameOf(field: AnsweredField): string {
  return field.name ?? ''
}
