/** A field whose change staff read about: where it stands in the document, and what its form calls it. */
export type ReadField = {
  path: string
  label: string
  /** `opaque`: that it changed is told, not what it says (texts with a form, lists, secrets, what is personal). */
  kind: 'value' | 'money' | 'opaque'
}

export type Change = { field: string; before?: string; after?: string }

const LONGEST = 120

/** What changed between two versions of a document, in the order of its form. */
export function changesBetween(fields: readonly ReadField[], before: unknown, after: unknown): Change[] {
  return fields.flatMap(({ path, label, kind }) => {
    const [was, is] = [plain(at(before, path)), plain(at(after, path))]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    if (kind === 'opaque') return [{ field: label }]
    return [{ field: label, before: inWords(was, kind), after: inWords(is, kind) }]
  })
}

/** What the fields that changed said before, as they can be saved again; of fields that stand in no group. */
export function valuesBefore(
  fields: readonly ReadField[],
  before: unknown,
  after: unknown,
): Record<string, unknown> {
  const changed = fields.filter(({ path }) => !isSame(at(before, path), at(after, path)))
  return Object.fromEntries(changed.map(({ path }) => [path, plain(at(before, path))]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function at(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), document)
}

/** A value as it is compared: what is empty is nothing, and a document that stands in for its id is its id. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return value
  if ('id' in value && ('createdAt' in value || 'updatedAt' in value)) return value.id
  const entries = Object.entries(value).map(([name, each]) => [name, plain(each)] as const)
  return Object.fromEntries(entries.filter(([, each]) => each !== null).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function inWords(value: unknown, kind: ReadField['kind']): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (kind === 'money' && typeof value === 'number') return `$${(value / 100).toFixed(2)}`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
