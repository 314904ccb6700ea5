import type { Field, Json, Nulls, Value } from './value'
import { nullIfAny } from './value'

type Made = { json: Json; nulls: Nulls }

/** The JSON a function or an aggregate makes of what it is given, or undefined when it makes none we can follow. */
export function jsonMadeBy(name: string, args: readonly Value[]): Made | undefined {
  switch (name.replace(/^jsonb?_/, '')) {
    case 'build_object': {
      const fields = objectOf(args)
      return { json: fields ? { kind: 'object', fields } : { kind: 'any' }, nulls: 'never' }
    }
    case 'agg':
      return args[0] && { json: { kind: 'list', of: args[0] }, nulls: 'unknown' }
    case 'object_agg':
      return args[1] && { json: { kind: 'map', of: args[1] }, nulls: 'unknown' }
    case 'to_jsonb':
    case 'to_json':
    case 'row_to_json':
      return args[0] && { json: jsonOf(args[0]), nulls: nullIfAny(args) }
    default:
      return undefined
  }
}

/** `object || object`, `object - 'key'`, and `object ->> 'key'` of a text. */
export function jsonOperator(name: string, [left, right]: readonly Value[]): Omit<Value, 'type'> | undefined {
  if (!left || !right || left.json?.kind !== 'object') return undefined
  const { fields } = left.json
  const nulls = nullIfAny([left, right])
  if (name === '||' && right.json?.kind === 'object') {
    const added = right.json.fields
    const kept = fields.filter((field) => !added.some((each) => each.name === field.name))
    return { json: { kind: 'object', fields: [...kept, ...added] }, nulls }
  }
  const [key] = right.words ?? []
  if (key === undefined) return undefined
  if (name === '->>') {
    const found = fields.find((field) => field.name === key)?.value
    return found && { nulls: nullIfAny([left, found]), ...(found.words ? { words: found.words } : {}) }
  }
  if (name !== '-') return undefined
  return { json: { kind: 'object', fields: fields.filter((field) => field.name !== key) }, nulls }
}

function jsonOf(value: Value): Json {
  if (value.json) return value.json
  if (value.fields) return { kind: 'object', fields: value.fields }
  return { kind: 'scalar', of: value }
}

/** Key, value, key, value …; undefined when a key is not written out. */
function objectOf(args: readonly Value[]): Field[] | undefined {
  const pairs = args.flatMap((key, index) => (index % 2 === 0 ? [{ key, value: args[index + 1] }] : []))
  const fields = pairs.flatMap(({ key, value }) => {
    const [name] = key.words ?? []
    return name === undefined || !value ? [] : [{ name, value }]
  })
  return fields.length === pairs.length ? fields : undefined
}
