import { readAnswer } from '@/src/domain/forms/read-answer'
import { readFiles } from '@/src/domain/forms/read-files'
import type { SessionUser } from '../session/session-user'
import type { FieldErrors } from '../state/use-form'
import { describeFile, namesOn, shownSteps } from './form-steps'
import type { PublicForm } from './public-form'

/** What stands in a form's inputs, by the names of its fields. */
export type FormValues = Record<string, string | boolean>

/** The files chosen for questions that ask for some. */
export type FormFiles = Readonly<Record<string, readonly File[]>>

type Input = Extract<PublicForm['fields'][number], { kind: 'input' }>

export function inputsOf({ fields }: PublicForm): Input[] {
  return fields.filter((field): field is Input => field.kind === 'input')
}

export function emptyValues(form: PublicForm): FormValues {
  return Object.fromEntries(
    inputsOf(form).map(({ name, field }) => [name, BOXES.has(field.blockType) ? false : '']),
  )
}

const BOXES: ReadonlySet<string> = new Set(['checkbox', 'consent'])

/** What can be kept while somebody writes: files are kept nowhere. */
export function writtenValues(form: PublicForm, values: FormValues): FormValues {
  const written = inputsOf(form).filter(({ field }) => field.blockType !== 'upload')
  return Object.fromEntries(written.map(({ name }) => [name, values[name] ?? '']))
}

/** What is wrong in each field that is shown, by the server's own rule. */
export function checkValues(
  form: PublicForm,
  values: FormValues,
  files: FormFiles = {},
): FieldErrors<FormValues> {
  const shown = new Set(namesOn(...shownSteps(form, values, files)))
  return Object.fromEntries(
    inputsOf(form).flatMap(({ name, field }) => {
      if (!shown.has(name)) return []
      const read =
        field.blockType === 'upload'
          ? readFiles(field, (files[name] ?? []).map(describeFile))
          : readAnswer(field, values[name])
      return 'problem' in read ? [[name, read.problem]] : []
    }),
  )
}

/** What a signed-in person need not type: their name, and their address in the first field that asks for one. */
export function ownValues(form: PublicForm, { firstname, lastname, email }: SessionUser): FormValues {
  const known = {
    name: `${firstname} ${lastname}`.trim(),
    'given-name': firstname,
    'family-name': lastname,
    organization: '',
  }
  const inputs = inputsOf(form)
  const address = inputs.find(({ field }) => field.blockType === 'email')
  const named = inputs.flatMap(({ name, field }) =>
    field.blockType === 'text' && field.autofill ? [[name, known[field.autofill]]] : [],
  )
  const own = [...named, ...(address ? [[address.name, email]] : [])]
  return Object.fromEntries(own.filter(([, value]) => value))
}
