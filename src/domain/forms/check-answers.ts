import { type AnsweredField, type FormField, isAnswered } from './form-field'
import { readAnswer } from './read-answer'
import { readFiles, type SentFile } from './read-files'
import { shownParts } from './show-if'

/** An answer with the question as it was put then: a form may change, what somebody said does not. */
export type Answer = { field: string; label: string; value: string }

type Problem = { path: string; message: string }

type Given = { field: string; value?: unknown }

/**
 * The answers to a form's fields in the form's order, or everything that is wrong, by the name of its field. Fields left
 * empty have no answer; answers to fields the form does not have (any more) are left out. What was not shown, by what was
 * answered before it, cannot be answered: it is refused.
 */
export function checkAnswers(
  fields: readonly FormField[],
  given: readonly Given[],
  files: readonly SentFile[] = [],
): { answers: Answer[]; problems: Problem[] } {
  const read = new Map(
    fields.flatMap((field) =>
      isAnswered(field) ? [[nameOf(field), readGiven(field, given, files)] as const] : [],
    ),
  )
  const shown = shownParts(fields, (name) => {
    const answer = read.get(name)
    return answer && 'value' in answer ? answer.value : ''
  })
  const answers: Answer[] = []
  const problems: Problem[] = files
    .filter(({ field }) => !fields.some((each) => each.blockType === 'upload' && each.name === field))
    .map(({ field }) => ({ path: field, message: 'No file is asked for here.' }))
  fields.forEach((field, place) => {
    if (!isAnswered(field)) return
    const name = nameOf(field)
    const answer = read.get(name) ?? { value: '' }
    if (!shown[place]) {
      if (isGiven(name, given, files)) problems.push({ path: name, message: NOT_ASKED })
    } else if ('problem' in answer) problems.push({ path: name, message: answer.problem })
    else if (answer.value !== '')
      answers.push({ field: name, label: field.label || name, value: answer.value })
  })
  return { answers, problems }
}

const NOT_ASKED = 'This was not asked, by what you answered before it.'

function readGiven(field: AnsweredField, given: readonly Given[], files: readonly SentFile[]) {
  const own = given.filter((each) => each.field === nameOf(field))
  if (own.length > 1) return { problem: 'This was answered twice.' }
  if (field.blockType !== 'upload') return readAnswer(field, own[0]?.value)
  if (!isEmpty(own[0]?.value)) return { problem: 'Please attach the file itself.' }
  return readFiles(
    field,
    files.filter((file) => file.field === field.name),
  )
}

/** A box that was not ticked is no answer. */
function isGiven(name: string, given: readonly Given[], files: readonly SentFile[]): boolean {
  return (
    given.some((each) => each.field === name && !isEmpty(each.value)) ||
    files.some((file) => file.field === name)
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === false || String(value).trim() === ''
}

function nameOf(field: AnsweredField): string {
  return field.name ?? ''
}
