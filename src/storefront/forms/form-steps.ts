import { readAnswer } from '@/src/domain/forms/read-answer'
import { readFiles, typeByName } from '@/src/domain/forms/read-files'
import { shownParts } from '@/src/domain/forms/show-if'
import type { FormFiles, FormValues } from './form-values'
import type { PublicField, PublicForm } from './public-form'

/** A page of a form: its heading, if it has one, and what is shown on it. */
export type FormStep = { label: string | null; parts: PublicField[] }

/** The steps of a form as far as they are shown to whoever gave these answers; one for a form without steps. */
export function shownSteps(form: PublicForm, values: FormValues, files: FormFiles): FormStep[] {
  const shown = shownParts(form.fields.map(toPart), (name) => answerTo(form, name, values, files))
  const steps: FormStep[] = [{ label: null, parts: [] }]
  form.fields.forEach((part, place) => {
    if (!shown[place]) return
    if (part.kind === 'step') steps.push({ label: part.label, parts: [] })
    else steps.at(-1)?.parts.push(part)
  })
  return steps.filter(({ parts }, place) => parts.length > 0 || (steps.length === 1 && place === 0))
}

/** The names of the questions on a step, or on all of them. */
export function namesOn(...steps: readonly (FormStep | undefined)[]): string[] {
  return steps.flatMap((step) =>
    (step?.parts ?? []).flatMap((part) => (part.kind === 'input' ? [part.name] : [])),
  )
}

function toPart(part: PublicField) {
  if (part.kind === 'step') return { blockType: 'step', showIf: part.showIf }
  if (part.kind === 'text') return { blockType: 'message', showIf: part.showIf }
  return { ...part.field, name: part.name }
}

function answerTo({ fields }: PublicForm, name: string, values: FormValues, files: FormFiles): string {
  const part = fields.find((each) => each.kind === 'input' && each.name === name)
  if (part?.kind !== 'input') return ''
  const { field } = part
  const read =
    field.blockType === 'upload'
      ? readFiles(field, (files[name] ?? []).map(describeFile))
      : readAnswer(field, values[name])
  return 'value' in read ? read.value : ''
}

/** A chosen file as the rule about files reads it. */
export function describeFile(file: File): { name: string; bytes: number; type: string | null } {
  return { name: file.name, bytes: file.size, type: typeByName(file.name) }
}
