import { nameFields } from '@/src/domain/forms/name-fields'

type FormState = Record<string, { value?: unknown } | undefined>

/** The questions of the form in hand that stand before a place, by the names they have or will get when it is saved. */
export function questionsBefore(state: FormState, place: number): { name: string; label: string }[] {
  const rows = Array.from({ length: place }, (_, row) => ({
    blockType: text(state[`fields.${row}.blockType`]?.value),
    name: text(state[`fields.${row}.name`]?.value) || null,
    label: text(state[`fields.${row}.label`]?.value),
  }))
  return nameFields(rows).flatMap(({ blockType, name, label }) =>
    name && blockType !== 'message' && blockType !== 'step' ? [{ name, label: label || name }] : [],
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
