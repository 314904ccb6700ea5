import { type ApiFailure, type FieldProblem, failed } from './api-result'
import { isOffline } from './connection'

export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash and follows the base address: `/users/profile`. */
  path: string
  /** Sent as JSON; a form with files as it is. */
  body?: unknown
  headers?: Record<string, string>
  timeoutMs?: number
  /** Goes on when its page is left meanwhile. For small bodies. */
  keepalive?: boolean
}

/** What came back over the wire, not yet evaluated: a status with a body, or the reason why nothing came. */
export type Answer = { status: number; body: unknown } | { status: 0; failure: ApiFailure }

/** One request, one answer. Never throws. */
export async function send(
  fetchAnswer: typeof fetch,
  address: string,
  call: ApiCall & { token: string; timeoutMs: number },
): Promise<Answer> {
  try {
    const response = await fetchAnswer(address, {
      method: call.method,
      credentials: 'include',
      keepalive: call.keepalive ?? false,
      signal: AbortSignal.timeout(call.timeoutMs),
      headers: {
        Accept: 'application/json',
        ...(call.body === undefined || isForm(call.body) ? {} : { 'Content-Type': 'application/json' }),
        ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: isForm(call.body) ? call.body : JSON.stringify(call.body) }),
    })
    return { status: response.status, body: readJson(await response.text()) }
  } catch (reason) {
    return { status: 0, failure: noAnswer(reason) }
  }
}

/** The browser itself says where its parts end. */
function isForm(body: unknown): body is FormData {
  return typeof FormData !== 'undefined' && body instanceof FormData
}

/** The refusal in an answer: the server's own words where it has some, ours where a proxy answered for it. */
export function refusal(answer: Answer): ApiFailure {
  if (answer.status === 0 && 'failure' in answer) return answer.failure
  const body = 'body' in answer ? answer.body : undefined
  const said = isRecord(body) ? body : {}
  return failed({
    status: answer.status,
    code: text(said.error) || `HTTP_${answer.status}`,
    message: text(said.message) || 'Something went wrong. Please try again.',
    errors: Array.isArray(said.errors) ? said.errors.filter(isFieldProblem) : [],
    body,
  }).failure
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function noAnswer(reason: unknown): ApiFailure {
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
  if (timedOut)
    return failed({ code: 'TIMEOUT', message: 'The request took too long. Please try again.' }).failure
  return failed({ code: 'NETWORK', message: isOffline() ? OFFLINE : UNREACHABLE }).failure
}

const OFFLINE =
  'You are offline, so nothing was sent. What you typed is still here: please send it once you are connected again.'

const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'

function readJson(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}
