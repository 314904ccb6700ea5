import type { CollectionBeforeValidateHook } from 'payload'
import { nameFields } from '@/src/domain/forms/name-fields'

type StoredField = {
  blockType: string
  name?: string | null
  label?: string | null
  options?: { label?: string | null; value?: string | null }[] | null
}

/** Gives the fields of a form their names, and every choice its value: the choice as it reads. */
export const keepFields: CollectionBeforeValidateHook = ({ data }) => {
  if (!Array.isArray(data?.fields)) return data
  return { ...data, fields: nameFields((data.fields as StoredField[]).map(withValues)) }
}

function withValues(field: StoredField): StoredField {
  if (!Array.isArray(field.options)) return field
  return { ...field, options: field.options.map((option) => ({ ...option, value: option.label?.trim() })) }
}
