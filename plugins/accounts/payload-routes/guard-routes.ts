import type {
  Endpoint,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { descriptionOf, WALL } from '@/src/server/openapi/described'
import { refuseWriteOfViewer } from '@/src/server/viewing'
import { answerFile } from './answer-file'
import { asRefusal } from './as-refusal'
import { limitFilters } from './limit-filters'
import { readBody } from './read-body'
import { refuseStrangers } from './refuse-strangers'
import { tameQuery } from './tame-query'

type Stored = SanitizedCollectionConfig | SanitizedGlobalConfig

/**
 * Puts Payload's own routes behind what `defineEndpoint` does for ours: whoever looks on or may not write is told so before a body
 * is read, a body or a query that fits nothing is refused as such, lists and what strangers may ask of them end somewhere, and
 * what was the visitor's mistake is neither answered with 500 nor logged as one of ours. Payload adds its routes after every
 * plugin, so this is done when the server starts; a second time changes nothing.
 */
export function guardRoutes(payload: Payload): void {
  const collections = Object.values(payload.collections).map(({ config }) => config)
  for (const stored of [...collections, ...payload.globals.config]) {
    if (stored.endpoints)
      Object.assign(stored, { endpoints: stored.endpoints.map((one) => guard(one, stored)) })
  }
  const endpoints = payload.config.endpoints.map((endpoint) => guard(endpoint))
  Object.assign(payload.config, { endpoints })
}

/** What is guarded already: a server that starts anew with the same configuration would count each request twice. */
const guarded = new WeakSet<Endpoint>()

function guard(endpoint: Endpoint, stored?: Stored): Endpoint {
  const isOurs = descriptionOf(endpoint) !== undefined || endpoint.custom === WALL
  if (isOurs || guarded.has(endpoint)) return endpoint
  const behind: Endpoint = {
    ...endpoint,
    handler: async (req) => {
      try {
        refuseWriteOfViewer(req, endpoint.method)
        tameQuery(req)
        if (stored) await refuseStrangers(req, stored, endpoint)
        if (stored && endpoint.method === 'get') await limitFilters(req, stored)
        await readBody(req, stored)
        return await answer(req, endpoint, stored)
      } catch (error) {
        sayWhen(error, req)
        throw asRefusal(error, req)
      }
    },
  }
  guarded.add(behind)
  return behind
}

/** Payload answers the error itself, with these headers. */
function sayWhen(error: unknown, req: PayloadRequest): void {
  if (!(error instanceof DomainError) || error.details?.retryAfterSeconds === undefined) return
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(error.details.retryAfterSeconds))
}

async function answer(req: PayloadRequest, { method, path, handler }: Endpoint, stored?: Stored) {
  if (stored && 'upload' in stored && stored.upload) {
    if (method === 'get' && path === '/file/:filename') return answerFile(req, stored, handler)
    if (method === 'post' && path === '/' && !req.file) {
      throw new DomainError('VALIDATION_ERROR', { message: 'Please choose a file.', internal: 'no file' })
    }
  }
  return handler(req)
}
