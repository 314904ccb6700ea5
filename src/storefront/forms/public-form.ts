import type { AnsweredField } from '@/src/domain/forms/form-field'
import type { ShowIf } from '@/src/domain/forms/show-if'
import type { Form } from '@/src/generated/payload-types'
import { serverMessages } from '../languages/server-messages.server'

/** What the page carries of a form: nothing that is for staff. */
export type PublicForm = {
  id: string
  /** Where a link of the page can lead: `#contact`. */
  anchor: string
  fields: PublicField[]
  button: string
  /** A page of this site that opens once the form was sent; null for a thank you in its place. */
  opensPage: string | null
  /** Whether answers can be kept for another day. */
  finishLater: boolean
}

/** A field to answer, the place of words in between, which are drawn on the server, or where the next step begins. */
export type PublicField =
  | { kind: 'input'; name: string; label: string; field: AnsweredField }
  | { kind: 'text'; index: number; showIf?: ShowIf }
  | { kind: 'step'; label: string; showIf?: ShowIf }

export function toPublicForm(form: Form): PublicForm {
  const { id, slug, fields, submitButtonLabel, confirmationType, redirect } = form
  return {
    id,
    anchor: slug ?? `form-${id}`,
    fields: fields.map((field, index) => {
      const { id: _, blockName: __, showIf, ...asked } = field
      const shown = showIf?.question ? { showIf } : {}
      if (field.blockType === 'message') return { kind: 'text', index, ...shown }
      if (field.blockType === 'step') return { kind: 'step', label: field.label, ...shown }
      return {
        kind: 'input',
        name: field.name ?? '',
        label: field.label,
        field: { ...asked, ...shown } as AnsweredField,
      }
    }),
    button: submitButtonLabel || serverMessages('forms')('send'),
    opensPage: confirmationType === 'redirect' ? (redirect?.url ?? null) : null,
    finishLater: form.finishLater === true,
  }
}
