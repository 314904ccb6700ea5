import type { AfterErrorHook, PayloadRequest } from 'payload'
import { ERROR_TABLE, type ErrorCode, isErrorCode } from '@/src/domain/errors/error-codes'
import { isSessionUnread } from '@/src/server/unread-sessions'

/**
 * What an error says of itself. Read by shape: a built server holds Payload's code more than once, and the copy that
 * answers does not recognize the errors of the copy that refuses.
 */
type Refusal = Error & {
  status?: number
  isPublic?: boolean
  data?: { errors?: unknown } | null
  /** Of one of ours. */
  details?: { errors?: unknown }
  code?: unknown
  /** What the database said. */
  cause?: unknown
}

/**
 * What Payload’s own routes answer when they refuse, in the shape of all our answers, with the `errors` the staff area
 * reads. Payload says 403 to visitors it does not know; a browser ends its session on 403, so they are told 401 and
 * may renew theirs, or 503 when the database could not say who they are.
 */
export const answerRefusal: AfterErrorHook = ({ error, req }) => {
  const refusal: Refusal = error
  const { code, status, message } = toRefusal(refusal, req)
  const found = refusal.data ?? refusal.details
  const data = Array.isArray(found?.errors) && isPublic(refusal) ? { data: { ...found } } : {}
  // Beside wrong fields there is no sentence: the staff area's forms would show it and mark no field.
  const said = 'data' in data && req.method !== 'GET' ? {} : { message }
  return { status, response: { success: false, ...said, error: code, errors: [{ ...data, message }] } }
}

function toRefusal(refusal: Refusal, req: PayloadRequest) {
  const known = knownBetter(refusal, req)
  if (known) return { code: known, ...ERROR_TABLE[known] }
  const { status = 500 } = refusal
  const code = isErrorCode(refusal.code) ? refusal.code : (CODES[status] ?? 'UNKNOWN_ERROR')
  return { code, status, message: isPublic(refusal) ? contentOf(refusal) : ERROR_TABLE[code].message }
}

const CODES: Partial<Record<number, ErrorCode>> = {
  400: 'VALIDATION_ERROR',
  401: 'AUTH_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BODY_TOO_LARGE',
  423: 'CONFLICT',
}

/** PostgreSQL's word for a row that refers to one somebody deleted at the same moment. */
const CHOSEN_IS_GONE = '23503'

/** What Payload says wrongly. */
function knownBetter({ status, code, cause }: Refusal, req: PayloadRequest): ErrorCode | null {
  if (code === CHOSEN_IS_GONE || (cause instanceof Error && 'code' in cause && cause.code === CHOSEN_IS_GONE))
    return 'CONFLICT'
  if (status !== 403 || req.user) return null
  return isSessionUnread(req.headers) ? 'SERVICE_UNAVAILABLE' : 'AUTH_REQUIRED'
}

/** Payload's password field forgets what the server said of it, so the sentence over the form says it. */
function contentOf({ data, message }: Refusal): string {
  const fields: { path?: unknown; message?: unknown }[] = Array.isArray(data?.errors) ? data.errors : []
  const said = fields.find(({ path }) => path === 'password')?.message
  return typeof said === 'string' ? said : message
}

function isPublic({ isPublic, status = 500 }: Refusal): boolean {
  return isPublic ?? status !== 500
}
