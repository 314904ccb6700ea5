import { z } from 'zod'
import type { Message } from '../message'

export type Variable = {
  name: string
  kind: 'text' | 'address' | 'list'
  /** What a reader might see; of a list nothing. */
  sample: string
  isSecret: boolean
  /** The names each row of a list has. */
  rows: { name: string; sample: string }[]
}

type Schema = { format?: string; anyOf?: Schema[]; properties?: Record<string, Schema>; items?: Schema }

/** What the content of a message may use, read from its contract. */
export function variablesOf({ variables, sample, secrets = [] }: Message<unknown>): Variable[] {
  const { properties = {} } = z.toJSONSchema(variables, { io: 'input', unrepresentable: 'any' }) as Schema
  const samples = sample as Record<string, unknown>
  return Object.entries(properties).map(([name, schema]) => {
    const list = alternatives(schema).find(({ items }) => items?.properties)
    const isAddress = alternatives(schema).some(({ format }) => format === 'uri')
    return {
      name,
      kind: list ? 'list' : isAddress ? 'address' : 'text',
      sample: list ? '' : String(samples[name] ?? ''),
      isSecret: secrets.includes(name as never),
      rows: list ? rowsOf(list, samples[name]) : [],
    }
  })
}

function alternatives(schema: Schema): Schema[] {
  return schema.anyOf ?? [schema]
}

function rowsOf({ items }: Schema, samples: unknown): Variable['rows'] {
  const [first] = Array.isArray(samples) ? (samples as Record<string, unknown>[]) : []
  return Object.keys(items?.properties ?? {}).map((name) => ({ name, sample: String(first?.[name] ?? '') }))
}
