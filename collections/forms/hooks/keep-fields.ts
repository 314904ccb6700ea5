import type { CollectionBeforeValidateHook } from 'payload'
import { nameFields } from '@/src/domain/forms/name-fields'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'

type StoredField = {
  blockType: string
  name?: string | null
  label?: string | null
  options?: { label?: string | null; value?: string | null }[] | null
}

/**
 * Gives the fields of a form their names, and every choice its value: the choice as it reads in English, whatever language
 * it is translated into.
 */
export const keepFields: CollectionBeforeValidateHook = ({ data, req }) => {
  if (!Array.isArray(data?.fields)) return data
  return {
    ...data,
    fields: nameFields(
      (data.fields as StoredField[]).map((field) => withValues(field, req.locale ?? DEFAULT_LOCALE)),
    ),
  }
}

function withValues(field: StoredField, locale: string): StoredField {
  if (!Array.isArray(field.options)) return field
  const options = field.options.map((option) => {
    const read = option.label?.trim()
    return { ...option, value: locale === DEFAULT_LOCALE ? read : option.value || read }
  })
  return { ...field, options }
}
