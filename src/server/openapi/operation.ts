import { z } from 'zod'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import type { Described } from './described'
import { sectionOf } from './sections'

export type Schema = Record<string, unknown>
type Content = Record<string, { schema: Schema; example?: unknown; examples?: Record<string, unknown> }>
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** One call as OpenAPI tells it. */
export function operationOf(call: Described): Operation {
  const body = call.input && call.method !== 'get' ? schemaOf(call.input, 'input') : undefined
  return {
    operationId: operationId(call),
    summary: call.about?.summary ?? `${call.method.toUpperCase()} ${call.path}`,
    tags: [sectionOf(call.path)],
    security: call.access === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...(body && { requestBody: { required: true, content: json(body, call.about?.example) } }),
    responses: { ...successes(call), ...failures(call) },
  }
}

function operationId({ method, path }: Described): string {
  const words = path.split(/[/-]/).filter(Boolean)
  return method + words.map((word) => word.replace(/^:?(.)/, (_, first) => first.toUpperCase())).join('')
}

function pathParameters({ path }: Described): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ method, input }: Described): Parameter[] {
  if (method !== 'get' || !input) return []
  const { properties = {}, required = [] } = schemaOf(input, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headerParameters({ about }: Described): Parameter[] {
  return Object.entries(about?.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

function successes({ about = { summary: '' } }: Described): Operation['responses'] {
  const { answers, contentType, also = {} } = about
  const schema = answers ? schemaOf(answers, 'output') : { $ref: '#/components/schemas/Success' }
  const content = contentType ? { [contentType]: { schema: { type: 'string' } } } : json(schema)
  const others = Object.entries(also).map(([status, description]) => [status, { description, content }])
  return { 200: { description: 'Done.', content }, ...Object.fromEntries(others) }
}

function failures(call: Described): Operation['responses'] {
  const codes = new Set<ErrorCode>(call.about?.errors)
  if (call.access !== 'anyone') codes.add('AUTH_REQUIRED')
  if (call.access === 'staff' || call.access === 'superuser') codes.add('FORBIDDEN')
  if (call.input) codes.add('VALIDATION_ERROR')
  if (call.input && call.method !== 'get') codes.add('BODY_TOO_LARGE')
  if (call.isLimited) codes.add('RATE_LIMITED')
  codes.add('UNKNOWN_ERROR')
  const statuses = [...new Set([...codes].map((code) => ERROR_TABLE[code].status))]
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      failure([...codes].filter((code) => ERROR_TABLE[code].status === status)),
    ]),
  )
}

function failure(codes: ErrorCode[]): Operation['responses'][string] {
  const examples = codes.map((error) => [
    error,
    { value: { success: false, message: ERROR_TABLE[error].message, error } },
  ])
  const only = { type: 'object', properties: { error: { enum: codes } } }
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, only] }
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
  }
}

function json(schema: Schema, example?: unknown): Content {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

/** As callers see it: what they may send, or what they are given. Dates and the like are told as anything. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
