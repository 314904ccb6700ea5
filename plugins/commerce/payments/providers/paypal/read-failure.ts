import { AbortError, ApiError } from '@paypal/paypal-server-sdk'

export type PayPalFailure = {
  /** Whether we KNOW that PayPal refused. Everything else may have done the work. */
  isKnown: boolean
  httpStatus?: number
  /** PayPal's stable code, such as ORDER_ALREADY_CAPTURED. */
  issue?: string
  debugId?: string
  /** PayPal did not answer at all: no connection, a dropped one, or too late. */
  isNoAnswer?: true
  problem: string
}

/** A call that was not made. An earlier one with the same request id may have done the work, so this says nothing. */
export const NOT_ASKED: PayPalFailure = { isKnown: false, problem: 'not asked, PayPal does not answer' }

/**
 * What a failed call tells us. Only a 4xx with a body we can read is a known refusal: timeouts, dropped sockets, 5xx,
 * 409, 429, cut and empty answers may all have done the work, and are "unknown".
 */
export function readFailure(error: unknown): PayPalFailure {
  if (!(error instanceof ApiError)) {
    const failure = isNoAnswer(error) ? { isNoAnswer: true as const } : {}
    return { isKnown: false, ...failure, problem: nameOf(error) }
  }
  const { statusCode: httpStatus, headers } = error
  const body = parse(error.body)
  const issue = body.details?.[0]?.issue ?? body.name
  const isKnown =
    httpStatus >= 400 && httpStatus < 500 && ![408, 409, 425, 429].includes(httpStatus) && issue !== undefined
  const debugId = headers['paypal-debug-id']
  const field = body.details?.[0]?.field
  const problem = [`HTTP ${httpStatus}`, issue, field, debugId && `debug id ${debugId}`]
    .filter(Boolean)
    .join(', ')
  return { isKnown, httpStatus, issue, debugId, problem }
}

/** The system's own codes (ECONNREFUSED, EAI_AGAIN); axios' and the parser's are about answers that did come. */
function isNoAnswer(error: unknown): boolean {
  if (error instanceof AbortError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^E(?!RR_)/.test(code)
}

type ErrorBody = { name?: string; details?: { issue?: string; field?: string }[] }

function parse(body: unknown): ErrorBody {
  if (typeof body !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? (parsed as ErrorBody) : {}
  } catch {
    return {}
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name}${code}`
}
