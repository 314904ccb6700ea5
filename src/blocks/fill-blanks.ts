import type { Field } from 'payload'

type Values = Record<string, unknown>

/**
 * A draft may be saved before it is filled in. What is required and still missing becomes what a component can draw:
 * an empty text, no rows, the first choice. A published block is returned as it is.
 */
export function fillBlanks(fields: readonly Field[], values: Values): Values {
  return { ...values, ...allBlanks(fields, values) }
}

function blanksOf(field: Field, values: Values): Values {
  if (field.type === 'row' || field.type === 'collapsible') return allBlanks(field.fields, values)
  if (!('name' in field)) return {}
  const value = values[field.name] ?? null
  if (field.type === 'array') {
    const rows = Array.isArray(value) ? value : []
    return { [field.name]: rows.map((row: Values | null) => fillBlanks(field.fields, row ?? {})) }
  }
  if (field.type === 'group') return { [field.name]: fillBlanks(field.fields, (value ?? {}) as Values) }
  return value === null && 'required' in field && field.required ? { [field.name]: blank(field) } : {}
}

function allBlanks(fields: readonly Field[], values: Values): Values {
  return Object.assign({}, ...fields.map((field) => blanksOf(field, values)))
}

function blank(field: Field): unknown {
  if (field.type === 'text' || field.type === 'textarea' || field.type === 'email') return ''
  if (field.type !== 'select') return null
  const [first] = field.options
  return field.defaultValue ?? (typeof first === 'object' ? first.value : first)
}
