import { addDataAndFileToRequest, type CollectionConfig, type Endpoint, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import { hasRole } from '@/src/server/access'

export type SignedInUser = {
  id: string
  email: string
  role: string
  firstname: string
  lastname: string
  sid: string
}

type Door = 'anyone' | 'signed-in' | 'staff'

type Context<Input, Access extends Door> = {
  input: Input
  req: PayloadRequest
  params: Record<string, string>
  user: Access extends 'anyone' ? SignedInUser | null : SignedInUser
}

type Spec<Input, Access extends Door> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Full path below /api, such as `/payments/capture/:provider/:paymentId`. */
  path: `/${string}`
  access: Access
  input?: z.ZodType<Input>
  /** The specified sentence for a body that does not fit; the wrong fields are always named in `errors`. */
  invalidMessage?: string
  /** The code of a body that does not fit, when it is not VALIDATION_ERROR. Its own sentence is used. */
  invalidCode?: (errors: { path: string; message: string }[]) => ErrorCode
  handler: (context: Context<Input, Access>) => Promise<Reply>
}

/** A plain object is answered with 200; a Response as it is. */
export type Reply = { success: boolean; [field: string]: unknown } | Response

const MAX_BODY_BYTES = 100_000

/**
 * One HTTP endpoint: what it takes, who may call it, what it does. This function alone turns a body that does not
 * fit into 400, a missing person into 401, a missing role into 403, a `DomainError` into its status with its public
 * sentence, and anything else into 500 with the detail in the log only.
 *
 * Failures have the shape `{ success: false, message, error, errors? }`.
 */
export function defineEndpoint<Input = undefined, Access extends Door = Door>(
  spec: Spec<Input, Access>,
): Endpoint {
  return {
    method: spec.method,
    path: spec.path,
    handler: async (req) => {
      try {
        const user = signedInUser(req)
        refuseWrongVisitor(spec.access, req, user)
        const input = spec.input ? await readInput(spec, spec.input, req) : (undefined as Input)
        const params = readParams(req)
        const reply = await spec.handler({ input, req, params, user: user as Context<Input, Access>['user'] })
        return reply instanceof Response ? reply : json(200, reply)
      } catch (error) {
        return failure(error, req)
      }
    },
  }
}

/**
 * Puts endpoints where Payload finds them: a path whose first segment is a collection's slug is only ever looked for
 * among that collection's own endpoints, and before Payload's built-in ones.
 */
export function mountEndpoints<
  T extends { collections?: CollectionConfig[]; endpoints?: Endpoint[] | false },
>(config: T, endpoints: Endpoint[]): T {
  const collections = (config.collections ?? []).map((collection) => {
    const prefix = `/${collection.slug}/`
    const own = endpoints
      .filter((endpoint) => endpoint.path.startsWith(prefix))
      .map((endpoint) => ({ ...endpoint, path: endpoint.path.slice(prefix.length - 1) }))
    return own.length === 0
      ? collection
      : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }
  })
  const slugs = new Set(collections.map((collection) => collection.slug))
  const root = endpoints.filter((endpoint) => !slugs.has(endpoint.path.split('/')[1] ?? ''))
  return { ...config, collections, endpoints: [...(config.endpoints || []), ...root] }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

function signedInUser(req: PayloadRequest): SignedInUser | null {
  const user = req.user as unknown as (SignedInUser & { _sid?: string }) | null
  if (!user) return null
  const { id, email, role, firstname, lastname, _sid } = user
  return { id: String(id), email, role, firstname, lastname, sid: _sid ?? '' }
}

function refuseWrongVisitor(access: Door, req: PayloadRequest, user: SignedInUser | null): void {
  if (access === 'anyone') return
  if (!user) throw new DomainError('AUTH_REQUIRED')
  if (access === 'staff' && !hasRole(req, 'admin')) throw new DomainError('FORBIDDEN')
}

/** PostgreSQL keeps no NUL in text: an address with one names nothing. */
function readParams(req: PayloadRequest): Record<string, string> {
  const params = (req.routeParams ?? {}) as Record<string, string>
  if (Object.values(params).some((value) => String(value).includes('\0'))) throw new DomainError('NOT_FOUND')
  return params
}

async function readInput<Input>(
  { invalidCode, invalidMessage: message }: Pick<Spec<Input, Door>, 'invalidCode' | 'invalidMessage'>,
  schema: z.ZodType<Input>,
  req: PayloadRequest,
): Promise<Input> {
  const result = schema.safeParse(await readBody(req, message))
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new DomainError(invalidCode?.(errors) ?? 'VALIDATION_ERROR', { message, details: { errors } })
}

/** JSON, or the form post of Payload's admin. An empty body is an empty object, as several calls send none. */
async function readBody(req: PayloadRequest, message: string | undefined): Promise<unknown> {
  if (req.method === 'GET') return Object.fromEntries(req.searchParams)
  if (req.headers.get('Content-Type')?.includes('multipart/')) {
    await addDataAndFileToRequest(req)
    return req.data ?? {}
  }
  const text = (await req.text?.()) ?? ''
  if (text.length > MAX_BODY_BYTES) throw new DomainError('BODY_TOO_LARGE')
  if (text.trim() === '') return {}
  if (/\\u0000/.test(text))
    throw new DomainError('VALIDATION_ERROR', { message, internal: 'body holds a NUL' })
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('VALIDATION_ERROR', { message, internal: 'body is not JSON' })
  }
}

function failure(error: unknown, req: PayloadRequest): Response {
  if (error instanceof DomainError) {
    if (error.internal) req.payload.logger.info({ msg: 'refused', code: error.code, detail: error.internal })
    const { status } = ERROR_TABLE[error.code]
    const { retryAfterSeconds, ...details } = error.details ?? {}
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
    return json(status, { success: false, message: error.message, error: error.code, ...details }, headers)
  }
  req.payload.logger.error({ err: error, msg: 'endpoint failed', path: req.pathname })
  const { status, message } = ERROR_TABLE.UNKNOWN_ERROR
  return json(status, { success: false, message, error: 'UNKNOWN_ERROR' })
}
