import type { FileKind } from './file-kinds'
import type { ShowIf } from './show-if'

/** What an input may be filled in with by a browser, or from a signed-in person's account (WCAG 1.3.5). */
export const AUTOFILLS = ['name', 'given-name', 'family-name', 'organization'] as const

export type Autofill = (typeof AUTOFILLS)[number]

type Asked = {
  /** Stable, and given by `nameFields`: what answers are sent under. */
  name?: string | null
  label?: string | null
  hint?: string | null
  required?: boolean | null
  showIf?: ShowIf | null
}

type Options = { options?: { label: string; value?: string | null }[] | null }

/** What somebody agrees to: the words of the box, and those beside it. */
export type ConsentField = Asked & { blockType: 'consent'; text?: string | null }

/** One file, or several: of which kinds, and how large each may be. */
export type UploadField = Asked & {
  blockType: 'upload'
  multiple?: boolean | null
  accepts?: FileKind[] | null
  maxMegabytes?: number | null
}

/** A field of a form that is answered, as an editor made it. */
export type AnsweredField = Asked &
  (
    | { blockType: 'text'; maxLength?: number | null; autofill?: Autofill | null }
    | { blockType: 'textarea'; maxLength?: number | null }
    | { blockType: 'email' }
    | { blockType: 'phone' }
    | { blockType: 'number'; min?: number | null; max?: number | null }
    | { blockType: 'date' }
    | ({ blockType: 'select' } & Options)
    | ({ blockType: 'radio' } & Options)
    | { blockType: 'checkbox' }
    | ConsentField
    | UploadField
  )

/** A part of a form: something to answer, words between the fields, or where the next step begins. */
export type FormField =
  | AnsweredField
  | { blockType: 'message'; message?: unknown; showIf?: ShowIf | null }
  | { blockType: 'step'; label?: string | null; showIf?: ShowIf | null }

/** The honeypot: an input people do not see. No field of an editor's may have its name. */
export const HONEYPOT = 'website'

/** How long an answer may be where the editor says nothing. */
export const LENGTHS = { text: 200, textarea: 5_000, most: 10_000 } as const

export function isAnswered(field: FormField): field is AnsweredField {
  return field.blockType !== 'message' && field.blockType !== 'step'
}

export function answeredFields(fields: readonly FormField[]): AnsweredField[] {
  return fields.filter(isAnswered)
}
