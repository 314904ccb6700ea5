import type { OpenApi } from '@/src/server/openapi/openapi'

/** What a reference of the description points at. */
export function resolve(document: OpenApi, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
}

/** With what it refers to put in its place, and open to fields that are not told of, as JSON clients must be. */
export function inlined(document: OpenApi, schema: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'additionalProperties' && value === false) return undefined
      return typeof value?.$ref === 'string' ? resolve(document, value.$ref) : value
    }),
  )
}
