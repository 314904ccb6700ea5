/** A filter of a list as Payload's own lists put it into their address (`where`). */
export type ListFilter = { [path: string]: Comparison | ListFilter[] }

type Value = string | string[]
type Comparison = Partial<Record<Operator, Value>>

const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'contains',
  'like',
  'not_like',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
] as const
type Operator = (typeof OPERATORS)[number]

const DEEPEST = 6
const MOST_CONDITIONS = 50

export type ReadFilter = { filter: ListFilter } | { wrong: string }

/**
 * What was asked of a list, if it names nothing but what that list may be asked for: the fields in `allowed`, the
 * comparisons above, joined by `and` and `or`. Otherwise the place that is wrong, such as `where.or.0.hash`.
 */
export function readListFilter(asked: unknown, allowed: readonly string[]): ReadFilter {
  if (asked === undefined) return { filter: {} }
  const problem = { at: '' }
  const left = { conditions: MOST_CONDITIONS }
  const filter = read(asked, { path: 'where', depth: 0, allowed, problem, left })
  return filter ? { filter } : { wrong: problem.at }
}

type Place = {
  path: string
  depth: number
  allowed: readonly string[]
  problem: { at: string }
  left: { conditions: number }
}

function read(asked: unknown, place: Place): ListFilter | null {
  if (!isRecord(asked) || place.depth > DEEPEST) return refuse(place)
  const filter: ListFilter = {}
  for (const [name, value] of Object.entries(asked)) {
    const here = { ...place, path: `${place.path}.${name}`, depth: place.depth + 1 }
    const part = name === 'and' || name === 'or' ? readAll(value, here) : readCondition(name, value, here)
    if (!part) return null
    filter[name] = part
  }
  return filter
}

/** A short list in an address is read as a list, a long one as numbered fields. */
function readAll(asked: unknown, place: Place): ListFilter[] | null {
  if (typeof asked !== 'object' || asked === null) return refuse(place)
  const parts: ListFilter[] = []
  for (const [index, value] of Object.entries(asked)) {
    const part = read(value, { ...place, path: `${place.path}.${index}` })
    if (!part) return null
    parts.push(part)
  }
  return parts
}

function readCondition(field: string, asked: unknown, place: Place): Comparison | null {
  place.left.conditions -= 1
  if (!place.allowed.includes(field) || !isRecord(asked) || place.left.conditions < 0) return refuse(place)
  const comparison: Comparison = {}
  for (const [operator, value] of Object.entries(asked)) {
    if (!isOperator(operator) || !isValue(value)) return refuse(place)
    comparison[operator] = value
  }
  return comparison
}

function refuse({ problem, path }: Place): null {
  problem.at = path
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOperator(name: string): name is Operator {
  return OPERATORS.some((operator) => operator === name)
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
}
