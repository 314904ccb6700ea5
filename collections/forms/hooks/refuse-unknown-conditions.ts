import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { showIfProblems } from '@/src/domain/forms/show-if'

/** A part that is shown by an answer needs the question before it: else it would never be seen, or nobody could say when. */
export const refuseUnknownConditions: CollectionBeforeChangeHook = ({ data, req, collection }) => {
  if (!Array.isArray(data.fields)) return data
  const errors = showIfProblems(data.fields).map(({ place, message }) => ({
    path: `fields.${place}.showIf.question`,
    message,
  }))
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
