import type { Answer } from '../http/answer'
import { PayPalProblem, refusal } from '../http/problem'
import type { Fault } from './fault-queue'

interface BeforeWork {
  /** Answered instead of doing the work. */
  answer?: Answer
  /** The socket is destroyed without an answer. */
  drop?: boolean
  waitMs: number
}

const NAMES: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  429: 'RATE_LIMIT_REACHED',
  500: 'INTERNAL_SERVER_ERROR',
}

/** What a fault of the `before` phase does to the call. Refusals are thrown as PayPal problems. */
export function strikeBeforeWork(fault: Fault | undefined, origin: string): BeforeWork {
  if (!fault) return { waitMs: 0 }
  switch (fault.fault) {
    case 'slow':
      return { waitMs: fault.ms ?? 3000 }
    case 'drop-before-work':
      return { waitMs: 0, drop: true }
    case 'redirect':
      return { waitMs: 0, answer: redirect(fault, origin) }
    case 'rate-limited':
      return { waitMs: 0, answer: rateLimited(fault) }
    case 'in-progress':
      throw refusal('PREVIOUS_REQUEST_IN_PROGRESS')
    case 'unauthorized':
      throw new PayPalProblem(401, 'AUTHENTICATION_FAILURE')
    case 'refuse':
      throw refusal(fault.issue ?? 'TRANSACTION_REFUSED')
    default:
      return { waitMs: 0, answer: failure(fault) }
  }
}

/** The answer of a broken gateway: PayPal's error shape, or a page of HTML (as load balancers send). */
export function failure(fault: Fault): Answer {
  const status = fault.status ?? 503
  const headers: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }
  if (fault.html ?? status === 502) {
    return {
      status,
      headers,
      text: `<html><head><title>${status}</title></head><body>Error ${status}</body></html>`,
    }
  }
  const name = NAMES[status] ?? 'SERVICE_UNAVAILABLE'
  return { status, headers, body: { name, message: `Simulated fault: ${name}`, links: [] } }
}

function redirect(fault: Fault, origin: string): Answer {
  const location = fault.location ?? `${origin.replace('127.0.0.1', 'localhost')}/elsewhere`
  return { status: fault.status ?? 302, headers: { location } }
}

function rateLimited(fault: Fault): Answer {
  const headers: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }
  const message = 'Too many requests. Blocked due to rate limiting.'
  return { status: 429, headers, body: { name: 'RATE_LIMIT_REACHED', message } }
}
