import type { Endpoint } from 'payload'
import { ERROR_TABLE } from '@/src/domain/errors/error-codes'
import { env } from '@/src/server/env'
import { type Described, descriptionOf } from './described'
import { type Operation, operationOf } from './operation'

export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

/** What a description is made of: a whole configuration has it. */
type Mounting = {
  endpoints?: Endpoint[]
  collections: { endpoints?: Endpoint[] | false }[]
  routes: { api: string }
}

const documents = new WeakMap<Mounting, OpenApi>()

/** The OpenAPI document of every call of ours that this configuration mounts, made once per configuration. */
export function openApi(config: Mounting): OpenApi {
  const known = documents.get(config) ?? build(config)
  documents.set(config, known)
  return known
}

/** Every call of ours, in the order of its address. */
export function describedEndpoints(config: Mounting): Described[] {
  const mounted = [
    ...(config.endpoints || []),
    ...config.collections.flatMap(({ endpoints }) => endpoints || []),
  ]
  return mounted
    .flatMap((endpoint) => descriptionOf(endpoint) ?? [])
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'))
}

function build(config: Mounting): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const described of describedEndpoints(config)) {
    const path = described.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [described.method]: operationOf(described) }
  }
  const tags = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(tagsOf)),
  )
  return {
    openapi: '3.1.1',
    info: { title: 'Shop and accounts', version: '1', description: DESCRIPTION },
    servers: [{ url: `${env().SITE_URL}${config.routes.api}` }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: { schemas: { Failure: FAILURE }, securitySchemes: SECURITY },
  }
}

const tagsOf = ({ tags }: Operation) => tags

const DESCRIPTION = `Money is in decimal Canadian dollars. Answers may gain fields. Every failure is JSON with success: false, a sentence that may be shown (message) and a code (error); wrong fields are named in errors. An unexpected failure is 500 UNKNOWN_ERROR. Products, orders and the other collections can also be read through Payload's own REST API under their names.`

const FAILURE = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for people.' },
    error: { type: 'string', enum: Object.keys(ERROR_TABLE) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['success', 'message', 'error'],
}

const SECURITY = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token that signing in gave.' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'payload-token', description: 'Set by signing in.' },
}
