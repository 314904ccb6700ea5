import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import { hasRole, rankOf } from '@/src/server/access'
import { type About, type Described, withDescription } from '@/src/server/openapi/described'
import { budgetOf, networkBudget, type RateLimit, spend } from '@/src/server/rate-limit/rate-limit'
import { readData } from '@/src/server/request-body'
import { site } from '@/src/server/site'
import { isSessionUnread } from '@/src/server/unread-sessions'

export type SignedInUser = {
  id: string
  email: string
  role: string
  firstname: string
  lastname: string
  /** What orders and receipts call them. */
  name: string
  sid: string
}

type AccessLevel = 'anyone' | 'signed-in' | 'staff' | 'superuser'

type Context<Input, Access extends AccessLevel> = {
  input: Input
  req: PayloadRequest
  params: Record<string, string>
  user: Access extends 'anyone' ? SignedInUser | null : SignedInUser
}

type Spec<Input, Access extends AccessLevel> = {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Full path below /api, such as `/payments/capture/:provider/:paymentId`. */
  path: `/${string}`
  access: Access
  /** How often; counted before the body is read. By account means by visitor for whoever is not signed in. */
  limit?: RateLimit & { by: 'visitor' | 'account' | 'both' }
  input?: z.ZodType<Input>
  /** What the description of the API says beyond this. */
  about?: About
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
 * fit into 400, a missing person into 401 (503 when the database could not say who it is), a missing role into 403, a `DomainError` into its status with its public
 * sentence, and anything else into 500 with the detail in the log only.
 *
 * Failures have the shape `{ success: false, message, error, errors? }`.
 */
export function defineEndpoint<Input = undefined, Access extends AccessLevel = AccessLevel>(
  spec: Spec<Input, Access>,
): Endpoint {
  const { method, path, access, input, about } = spec
  const described: Described = { method, path, access, input, about, isLimited: spec.limit !== undefined }
  return {
    method,
    path,
    custom: { described },
    handler: async (req) => {
      try {
        if (isSessionUnread(req.headers)) throw new DomainError('SERVICE_UNAVAILABLE')
        const user = signedInUser(req)
        refuseWrongVisitor(spec.access, req, user)
        if (spec.limit) await refuseTooMany(spec.limit, req, user)
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
  const described = endpoints.map(withDescription)
  const collections = (config.collections ?? []).map((collection) => {
    const mount = `/${collection.slug}`
    const own = described
      .filter(({ path }) => path === mount || path.startsWith(`${mount}/`))
      .map((endpoint) => ({ ...endpoint, path: endpoint.path.slice(mount.length) || '/' }))
    return own.length === 0
      ? collection
      : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }
  })
  const slugs = new Set(collections.map((collection) => collection.slug))
  const root = described.filter((endpoint) => !slugs.has(endpoint.path.split('/')[1] ?? ''))
  return { ...config, collections, endpoints: [...(config.endpoints || []), ...root] }
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Somebody of another collection a site may have is nobody here: orders belong to people of the customers' one. */
function signedInUser(req: PayloadRequest): SignedInUser | null {
  const user = req.user as unknown as (SignedInUser & { collection?: string; _sid?: string }) | null
  const { customers, nameOf } = site()
  if (!user || (user.collection ?? customers.slug) !== customers.slug) return null
  const { id, email, firstname = '', lastname = '', _sid: sid = '' } = user
  const name = nameOf({ ...user })
  return { id: String(id), email, role: rankOf(req.user) ?? 'user', firstname, lastname, name, sid }
}

const REQUIRED_ROLE = { anyone: null, 'signed-in': null, staff: 'admin', superuser: 'superuser' } as const

function refuseWrongVisitor(access: AccessLevel, req: PayloadRequest, user: SignedInUser | null): void {
  if (access === 'anyone') return
  if (!user) throw new DomainError('AUTH_REQUIRED')
  const required = REQUIRED_ROLE[access]
  if (required && !hasRole(req, required)) {
    const isHeldBack = req.user && '_lacksTwoFactor' in req.user
    throw new DomainError(isHeldBack ? 'TWO_FACTOR_SETUP_REQUIRED' : 'FORBIDDEN')
  }
}

async function refuseTooMany(
  { by, ...limit }: NonNullable<Spec<unknown, AccessLevel>['limit']>,
  req: PayloadRequest,
  user: SignedInUser | null,
): Promise<void> {
  const isByVisitor = by !== 'account' || !user
  const budgets = [
    ...(isByVisitor ? [networkBudget(limit, req.headers)] : []),
    ...(by !== 'visitor' && user ? [budgetOf(limit, 'account', user.id)] : []),
  ]
  await spend(req.payload, ...budgets)
}

/** PostgreSQL keeps no NUL in text: an address with one names nothing. */
function readParams(req: PayloadRequest): Record<string, string> {
  const params = (req.routeParams ?? {}) as Record<string, string>
  if (Object.values(params).some((value) => String(value).includes('\0'))) throw new DomainError('NOT_FOUND')
  return params
}

async function readInput<Input>(
  { invalidCode, invalidMessage: message }: Pick<Spec<Input, AccessLevel>, 'invalidCode' | 'invalidMessage'>,
  schema: z.ZodType<Input>,
  req: PayloadRequest,
): Promise<Input> {
  const result = schema.safeParse(await readBody(req, message))
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new DomainError(invalidCode?.(errors) ?? 'VALIDATION_ERROR', { message, details: { errors } })
}

async function readBody(req: PayloadRequest, message: string | undefined): Promise<unknown> {
  const said = req.method === 'GET' ? readQuery(req.searchParams) : await readData(req, MAX_BODY_BYTES)
  if ('data' in said) return said.data
  throw new DomainError('VALIDATION_ERROR', { message, internal: said.problem })
}

function readQuery(query: URLSearchParams): { data: unknown } | { problem: string } {
  const data = Object.fromEntries(query)
  return Object.values(data).some((value) => value.includes('\0'))
    ? { problem: 'query holds a NUL' }
    : { data }
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
