import type { Catalog } from './catalog'
import { numberIn, type PgNode, wordIn } from './node-tree'
import type { Json, Value } from './value'

/** Before a value of any length stands its length. */
const HEADER = 4
const EMPTY_LIST = 0x40000000
const EMPTY_OBJECT = 0x20000000

/** A value that is written out in the statement. */
export function constantOf(constant: PgNode, { types }: Catalog): Value {
  const type = numberIn(constant, 'consttype')
  if (wordIn(constant, 'constisnull') === 'true') return { type, nulls: 'perhaps', isNull: true }
  const { name = '' } = types.get(type) ?? {}
  const bytes = Buffer.from((constant.fields.constvalue as number[]).map((byte) => byte & 0xff))
  const content = bytes.subarray(numberIn(constant, 'constlen') === -1 ? HEADER : 0)
  if (name === 'text' || name === 'varchar') return { type, nulls: 'never', words: [content.toString()] }
  if (name === 'unknown') return { type, nulls: 'never', words: [content.toString().replace(/\0$/, '')] }
  if (name === 'jsonb') return { type, nulls: 'never', json: emptyJson(content) }
  return { type, nulls: 'never' }
}

function emptyJson(content: Buffer): Json {
  const header = content.readUInt32LE(0)
  if (header === EMPTY_LIST) return { kind: 'list', of: null }
  if (header === EMPTY_OBJECT) return { kind: 'object', fields: [] }
  return { kind: 'any' }
}
