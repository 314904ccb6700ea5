import type { Catalog, PgType } from './catalog'
import type { Field, Json, Value } from './value'

/** As TypeScript: the row `pg` answers. `Json` and `Maybe` are those of `fits.ts`. */
export function rowType(fields: readonly Field[], catalog: Catalog): string {
  return objectType(fields, (value) => typeOf(value, catalog, 'row'))
}

type Place = 'row' | 'json'

/** Numbers that can be larger or finer than JavaScript's come as text, times as `Date`; in JSON both are plain. */
const NUMBERS = /^(int2|int4|float4|float8|oid)$/
const LONG_NUMBERS = /^(int8|numeric)$/
const TIMES = /^(timestamptz|timestamp|date)$/

function typeOf(value: Value, catalog: Catalog, place: Place): string {
  const type = plainType(value, catalog, place)
  if (value.nulls === 'perhaps') return `${type} | null`
  return value.nulls === 'unknown' ? `Maybe<${type}>` : type
}

function plainType(value: Value, catalog: Catalog, place: Place): string {
  const type = catalog.types.get(value.type)
  if (!type) throw new Error(`nothing is known of the type ${value.type}`)
  if (/^jsonb?$/.test(type.name)) return value.json ? jsonType(value.json, catalog) : 'Json'
  if (value.fields && place === 'json')
    return objectType(value.fields, (each) => typeOf(each, catalog, 'json'))
  if (type.category === 'A') {
    const element = plainType({ type: type.element, nulls: 'never' }, catalog, place)
    return `(${element})[]`
  }
  return scalarType(type, value.words ?? [], place)
}

function scalarType({ name, kind, labels }: PgType, words: readonly string[], place: Place): string {
  if (kind === 'e') return union(words.length > 0 ? words : labels)
  if (name === 'bool') return 'boolean'
  if (NUMBERS.test(name)) return 'number'
  if (LONG_NUMBERS.test(name)) return place === 'json' ? 'number' : 'string'
  if (TIMES.test(name)) return place === 'json' ? 'string' : 'Date'
  if (name === 'bytea') return place === 'json' ? 'string' : 'Buffer'
  if (name === 'interval') return place === 'json' ? 'string' : 'object'
  if (name === 'record') return 'Json'
  return words.length > 0 ? union(words) : 'string'
}

function jsonType(json: Json, catalog: Catalog): string {
  const inside = (value: Value) => typeOf(value, catalog, 'json')
  switch (json.kind) {
    case 'object':
      return objectType(json.fields, inside)
    case 'list':
      return json.of ? `(${inside(json.of)})[]` : 'never[]'
    case 'map':
      return `Record<string, ${inside(json.of)}>`
    case 'scalar':
      return inside(json.of)
    case 'either':
      return json.shapes.map((shape) => jsonType(shape, catalog)).join(' | ')
    case 'any':
      return 'Json'
  }
}

function objectType(fields: readonly Field[], typeOfField: (value: Value) => string): string {
  const parts = fields.map(({ name, value }) => `${JSON.stringify(name)}: ${typeOfField(value)}`)
  return `{ ${parts.join('; ')} }`
}

const union = (words: readonly string[]) => words.map((word) => JSON.stringify(word)).join(' | ')
