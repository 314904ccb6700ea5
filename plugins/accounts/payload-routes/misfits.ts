import type { Field } from 'payload'

type Misfit = { path: string; message: string }
type Data = Record<string, unknown>

/** Deeper than any document is; recursion over a deeper one ends in the middle. */
const MOST_LEVELS = 60

/** The first part of a document that PostgreSQL cannot keep, or that is no document at all (path ''). */
export function findUnstorable(data: unknown): Misfit | null {
  if (!isData(data)) return { path: '', message: 'body is no document' }
  return unstorableIn(data, [])
}

function unstorableIn(value: unknown, path: string[]): Misfit | null {
  const at = path.join('.')
  if (typeof value === 'string' && /\0|\p{Cs}/u.test(value))
    return { path: at, message: 'This must be text.' }
  if (typeof value !== 'object' || value === null) return null
  if (path.length > MOST_LEVELS) return { path: '', message: 'body is too deep' }
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableIn(inner, [...path, name])
    if (found) return found
  }
  return null
}

/**
 * The first part of a document that has not the shape of its field, where Payload does not look before it goes on: a
 * group that is no group, rows that are none, a day no calendar has.
 */
export function findMisfit(fields: Field[], data: Data, parent = ''): Misfit | null {
  for (const field of fields) {
    const found = misfitOf(field, data, parent)
    if (found) return found
  }
  return null
}

function misfitOf(field: Field, data: Data, parent: string): Misfit | null {
  if (field.type === 'tabs') return findMisfit(field.tabs.map(asGroup), data, parent)
  if (!('name' in field) || !field.name) {
    return 'fields' in field ? findMisfit(field.fields, data, parent) : null
  }
  const { name } = field
  const [path, value] = [`${parent}${name}`, data[name]]
  if (value === undefined) return null
  if (field.type === 'date') return isDay(value) ? null : { path, message: 'This must be a date.' }
  if (field.type === 'group') {
    return isData(value)
      ? findMisfit(field.fields, value, `${path}.`)
      : { path, message: 'This must be a group of fields.' }
  }
  return field.type === 'array' || field.type === 'blocks' ? misfitRow(field, value, path) : null
}

function asGroup(tab: Field | { name?: string; fields: Field[] }): Field {
  return { type: 'group', ...tab } as Field
}

function misfitRow(field: Field & { type: 'array' | 'blocks' }, value: unknown, path: string): Misfit | null {
  // The staff area's word for no rows.
  if (value === 0 || value === '0') return null
  if (!Array.isArray(value)) return { path, message: 'This must be a list.' }
  for (const [index, row] of value.entries()) {
    if (row === null) continue
    if (!isData(row)) return { path: `${path}.${index}`, message: 'This must be a row of fields.' }
    const found = findMisfit(fieldsOf(field, row), row, `${path}.${index}.`)
    if (found) return found
  }
  return null
}

function fieldsOf(field: Field & { type: 'array' | 'blocks' }, { blockType }: Data): Field[] {
  if (field.type === 'array') return field.fields
  return field.blocks.find(({ slug }) => slug === blockType)?.fields ?? []
}

/** Empty is a date's way to say there is none. */
function isDay(value: unknown): boolean {
  if (value === null || value === '') return true
  return (typeof value === 'string' || typeof value === 'number') && !Number.isNaN(new Date(value).getTime())
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
