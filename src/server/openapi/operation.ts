import { z } from 'zod'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import { detailsOf } from '@/src/domain/errors/error-details'
import { documentId } from '@/src/domain/ids/document-id-schema'
import { type Described, errorCodesByStatus } from './described'
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
    summary: call.about.summary,
    tags: [sectionOf(call.path)],
    security: call.access === 'anyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    ...(body && { requestBody: { required: true, content: json(body, call.about.example) } }),
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
  return Object.entries(about.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }))
}

function successes({ answers, about: { also = {} } }: Described): Operation['responses'] {
  const content =
    'contentType' in answers
      ? {
          [answers.contentType]: {
            schema: { type: answers.contentType === 'application/json' ? 'object' : 'string' },
          },
        }
      : json(schemaOf(answers, 'output'))
  const others = Object.entries(also).map(([status, description]) => [status, { description, content }])
  return { 200: { description: 'Done.', content }, ...Object.fromEntries(others) }
}

function failures(call: Described): Operation['responses'] {
  return Object.fromEntries([...errorCodesByStatus(call)].map(([status, codes]) => [status, failure(codes)]))
}

function failure(codes: ErrorCode[]): Operation['responses'][string] {
  const examples = codes.map((error) => [
    error,
    { value: { success: false, message: ERROR_TABLE[error].message, error } },
  ])
  const plain = codes.filter((code) => !detailsOf(code))
  const kinds = [
    ...(plain.length > 0 ? [failureSchema(plain)] : []),
    ...codes.flatMap((code) => {
      const details = detailsOf(code)
      return details ? [failureSchema([code], schemaOf(details, 'output'))] : []
    }),
  ]
  const [only = {}, ...more] = kinds
  return {
    description: codes.join(', '),
    content: json(more.length === 0 ? only : { anyOf: kinds }, undefined, Object.fromEntries(examples)),
  }
}

/** What all failures have, with one of these codes and what it carries. */
function failureSchema(codes: ErrorCode[], details: Schema = {}): Schema {
  const properties = { ...(details.properties ?? {}), error: { type: 'string', enum: codes } }
  const required = [...((details.required as string[] | undefined) ?? []), 'error']
  return { allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties, required }] }
}

function json(schema: Schema, example?: unknown, examples?: Record<string, unknown>): Content {
  const shown = { ...(example !== undefined && { example }), ...(examples && { examples }) }
  return { 'application/json': { schema, ...shown } }
}

/**
 * As callers see it: what they may send, or what they are given. Dates and the like are told as anything. What they
 * are given is open, since answers gain fields over time.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema, zodSchema }) => {
      if ((zodSchema as unknown) === documentId) describeId(jsonSchema)
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return rest
}

/** As ours are; a site that numbers its documents gives numbers. */
function describeId(schema: Schema): void {
  delete schema.anyOf
  schema.type = 'string'
}
