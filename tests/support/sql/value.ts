/** Whether a value can be null: PostgreSQL knows that it cannot, that it can, or leaves it to what the data is. */
export type Nulls = 'never' | 'perhaps' | 'unknown'

/** What is known of an expression before it ever ran. */
export type Value = {
  /** The oid of its type. */
  type: number
  nulls: Nulls
  /** Null, and nothing else: it is written out. */
  isNull?: true
  /** Everything a text can say, when that is a short list. */
  words?: readonly string[]
  /** What stands in a row. */
  fields?: readonly Field[]
  /** What stands in a JSON value. */
  json?: Json
}

export type Field = { name: string; value: Value }

export type Json =
  | { kind: 'object'; fields: readonly Field[] }
  | { kind: 'list'; of: Value | null }
  | { kind: 'map'; of: Value }
  | { kind: 'scalar'; of: Value }
  | { kind: 'either'; shapes: readonly Json[] }
  | { kind: 'any' }

/** Of something that is null as soon as one of its parts is. */
export function nullIfAny(parts: readonly Value[]): Nulls {
  if (parts.some(({ nulls }) => nulls === 'perhaps')) return 'perhaps'
  return parts.some(({ nulls }) => nulls === 'unknown') ? 'unknown' : 'never'
}

/** Of something that is null only when all of its parts are. */
export function nullIfAll(parts: readonly Value[]): Nulls {
  if (parts.some(({ nulls }) => nulls === 'never')) return 'never'
  return parts.some(({ nulls }) => nulls === 'unknown') ? 'unknown' : 'perhaps'
}

/** What is known of a value that is one of these. */
export function eitherOf(type: number, values: readonly Value[], nulls: Nulls): Value {
  const telling = values.filter(({ isNull }) => !isNull)
  const words = telling.every((each) => each.words) ? telling.flatMap((each) => each.words ?? []) : []
  const shapes = telling.flatMap(({ json }) => json ?? [])
  return {
    type,
    nulls,
    ...(words.length > 0 ? { words: [...new Set(words)] } : {}),
    ...(shapes.length > 0 && shapes.length === telling.length ? { json: joined(shapes) } : {}),
  }
}

/** An empty list beside a list of something says nothing new. */
function joined(shapes: readonly Json[]): Json {
  const telling = shapes.filter((each) => !(each.kind === 'list' && each.of === null))
  const [first] = telling
  if (first && telling.length === 1 && first.kind === 'list') return first
  return shapes.length === 1 && shapes[0] ? shapes[0] : { kind: 'either', shapes }
}
