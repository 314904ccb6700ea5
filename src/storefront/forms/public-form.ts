import type { AnsweredField } from '@/src/domain/forms/form-field'
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
}

/** A field to answer, or the place of words in between, which are drawn on the server. */
export type PublicField =
  | { kind: 'input'; name: string; label: string; field: AnsweredField }
  | { kind: 'text'; index: number }

export function toPublicForm(form: Form): PublicForm {
  const { id, slug, fields, submitButtonLabel, confirmationType, redirect } = form
  return {
    id,
    anchor: slug ?? `form-${id}`,
    fields: fields.map((field, index) => {
      if (field.blockType === 'message') return { kind: 'text', index }
      const { id: _, blockName: __, ...asked } = field
      return { kind: 'input', name: field.name ?? '', label: field.label, field: asked }
    }),
    button: submitButtonLabel || serverMessages('forms')('send'),
    opensPage: confirmationType === 'redirect' ? (redirect?.url ?? null) : null,
  }
}
