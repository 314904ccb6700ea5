import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { ERROR_TABLE, type ErrorCode } from '@/src/domain/errors/error-codes'
import type { ErrorDetails } from '@/src/domain/errors/error-details'
import { mergedAway } from '@/src/domain/errors/merged-away'
import { rightOf } from '@/src/domain/roles/rights'
import { hasRight, hasRole, rankOf } from '@/src/server/access'
import { isOfMergedAccount } from '@/src/server/db/transaction'
import { checkAnswer, checkRefusal } from '@/src/server/openapi/check-reply'
import type { About, Described } from '@/src/server/openapi/described'
import { budgetOf, networkBudget, type RateLimit, spend } from '@/src/server/rate-limit/rate-limit'
import { Answer, type Answers, json, type Reply } from '@/src/server/reply'
import { readData } from '@/src/server/request-body'
import { siteOf } from '@/src/server/site'
import { isSessionUnread } from '@/src/server/unread-sessions'
import { refuseWriteOfViewer, viewerOf } from '@/src/server/viewing'

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

type Spec<Input, Access extends AccessLevel, Success extends Answers> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Full path below /api, such as `/payments/capture/:provider/:paymentId`. */
  path: `/${string}`
  access: Access
  /** Staff who look at the site as somebody see this, too. Every other call for whoever is signed in is private to that person. */
  isShownToViewer?: true
  /** How often; counted before the body is read. By account means by visitor for whoever is not signed in. */
  limit?: RateLimit & { by: 'visitor' | 'account' | 'both' }
  input?: z.ZodType<Input>
  /** Where the input is read from when it is no JSON body. */
  reads?: (req: PayloadRequest) => Promise<{ data: unknown } | { problem: string }>
  /** What a success looks like; what the handler gives follows from it. See `reply.ts`. */
  answers: Success
  /** What the description of the API says beyond this. */
  about: About
  /** The specified sentence for a body that does not fit; the wrong fields are always named in `errors`. */
  invalidMessage?: string
  /** What goes out with them. */
  invalidDetails?: ErrorDetails<'VALIDATION_ERROR'>
  /** The code of a body that does not fit, when it is not VALIDATION_ERROR. Its own sentence is used. */
  invalidCode?: (errors: { path: string; message: string }[]) => ErrorCode
  handler: (context: Context<Input, Access>) => Promise<Reply<Success>>
}

const MAX_BODY_BYTES = 100_000

/**
 * One HTTP endpoint: what it takes, who may call it, what it does. This function alone turns a body that does not
 * fit into 400, a missing person into 401 (503 when the database could not say who it is), a missing role into 403, a `DomainError` into its status with its public
 * sentence, and anything else into 500 with the detail in the log only.
 *
 * Failures have the shape `{ success: false, message, error, errors? }`. Outside production each reply is held against
 * what is said of it here: one that does not fit is noted, and fails the test it was given in.
 */
export function defineEndpoint<
  Success extends Answers,
  Input = undefined,
  Access extends AccessLevel = AccessLevel,
>(spec: Spec<Input, Access, Success>): Endpoint {
  const { method, path, access, input, answers, about } = spec
  const isLimited = spec.limit !== undefined
  const isPrivate = access === 'signed-in' && spec.isShownToViewer !== true
  const described: Described = { method, path, access, input, answers, about, isLimited, isPrivate }
  return {
    method,
    path,
    custom: { described },
    handler: async (req) => {
      try {
        if (isSessionUnread(req.headers)) throw new DomainError('SERVICE_UNAVAILABLE')
        const user = signedInUser(req)
        refuseWriteOfViewer(req, method)
        refuseWrongVisitor(described, req, user)
        if (spec.limit) await refuseTooMany(spec.limit, req, user)
        const input = spec.input ? await readInput(spec, spec.input, req) : (undefined as Input)
        const params = readParams(req)
        const reply = await spec.handler({ input, req, params, user: user as Context<Input, Access>['user'] })
        return await checkAnswer(described, reply instanceof Response ? reply : respond(reply))
      } catch (error) {
        return await checkRefusal(described, failure(ofMergedAccount(error, access), req))
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
    const mount = `/${collection.slug}`
    const own = endpoints
      .filter(({ path }) => path === mount || path.startsWith(`${mount}/`))
      .map((endpoint) => ({ ...endpoint, path: endpoint.path.slice(mount.length) || '/' }))
    return own.length === 0
      ? collection
      : { ...collection, endpoints: [...own, ...(collection.endpoints || [])] }
  })
  const slugs = new Set(collections.map((collection) => collection.slug))
  const root = endpoints.filter((endpoint) => !slugs.has(endpoint.path.split('/')[1] ?? ''))
  return { ...config, collections, endpoints: [...(config.endpoints || []), ...root] }
}

function respond(reply: unknown): Response {
  if (!(reply instanceof Answer)) return json(200, reply)
  return json(reply.head.status ?? 200, reply.body, reply.head.headers)
}

/** Somebody of another collection a site may have is nobody here: orders belong to people of the customers' one. */
function signedInUser(req: PayloadRequest): SignedInUser | null {
  const user = req.user as unknown as (SignedInUser & { collection?: string; _sid?: string }) | null
  const { customers, nameOf } = siteOf(req.payload)
  if (!user || (user.collection ?? customers.slug) !== customers.slug) return null
  const { id, email, firstname = '', lastname = '', _sid: sid = '' } = user
  const name = nameOf({ ...user })
  return { id, email, role: rankOf(req) ?? 'user', firstname, lastname, name, sid }
}

const REQUIRED_ROLE = { anyone: null, 'signed-in': null, staff: 'admin', superuser: 'superuser' } as const

function refuseWrongVisitor(
  { access, path, isPrivate }: Described,
  req: PayloadRequest,
  user: SignedInUser | null,
): void {
  if (access === 'anyone') return
  if (!user) throw new DomainError('AUTH_REQUIRED')
  const required = REQUIRED_ROLE[access]
  if (required && !hasRole(req, required)) {
    const isHeldBack = req.user && '_lacksTwoFactor' in req.user
    throw new DomainError(isHeldBack ? 'TWO_FACTOR_SETUP_REQUIRED' : 'FORBIDDEN')
  }
  const right = access === 'staff' ? rightOf(path.split('/')[1] ?? '') : null
  if (right && !hasRight(req, right)) throw new DomainError('MISSING_RIGHT')
  if (isPrivate && viewerOf(req)) throw new DomainError('PRIVATE_TO_PERSON')
}

async function refuseTooMany(
  { by, ...limit }: NonNullable<Spec<unknown, AccessLevel, Answers>['limit']>,
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

type Invalid = Pick<
  Spec<never, AccessLevel, Answers>,
  'invalidCode' | 'invalidMessage' | 'invalidDetails' | 'reads'
>

async function readInput<Input>(
  spec: Invalid,
  schema: z.ZodType<Input>,
  req: PayloadRequest,
): Promise<Input> {
  const result = schema.safeParse(await readBody(req, spec))
  if (result.success) return result.data
  const errors = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  const { invalidCode, invalidMessage: message, invalidDetails } = spec
  throw new DomainError(invalidCode?.(errors) ?? 'VALIDATION_ERROR', {
    message,
    details: { errors, ...invalidDetails },
  })
}

async function readBody(
  req: PayloadRequest,
  { invalidMessage: message, invalidDetails: details, reads = readUsual }: Invalid,
): Promise<unknown> {
  const said = await reads(req)
  if ('data' in said) return said.data
  throw new DomainError('VALIDATION_ERROR', { message, internal: said.problem, ...(details && { details }) })
}

async function readUsual(req: PayloadRequest): Promise<{ data: unknown } | { problem: string }> {
  return req.method === 'GET' ? readQuery(req.searchParams) : readData(req, MAX_BODY_BYTES)
}

function readQuery(query: URLSearchParams): { data: unknown } | { problem: string } {
  const data = Object.fromEntries(query)
  return Object.values(data).some((value) => value.includes('\0'))
    ? { problem: 'query holds a NUL' }
    : { data }
}

/** Nothing is added to an account that was merged away; whoever was in the middle of it is told so, by any call. */
function ofMergedAccount(error: unknown, access: AccessLevel): unknown {
  if (!isOfMergedAccount(error)) return error
  return mergedAway(access === 'staff' || access === 'superuser' ? 'staff' : 'owner')
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
