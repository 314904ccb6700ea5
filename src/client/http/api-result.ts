/** One wrong field, as the server names it. */
export type FieldProblem = { path: string; message: string }

/**
 * Why a call did not succeed, as a value.
 * `status` is the HTTP status, 0 when no answer came. `code` is the server's stable word (`PRICE_CHANGED`,
 * `RATE_LIMITED` …) or one of ours: `TIMEOUT`, `NETWORK`, `UNREADABLE_ANSWER`, `AUTH_REQUIRED`.
 * `message` may be shown to people. `body` is the whole answer, for the few codes that carry figures.
 */
export type ApiFailure = {
  status: number
  code: string
  message: string
  errors: FieldProblem[]
  body: unknown
}

export type ApiResult<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure }

export function failed(failure: Partial<ApiFailure> & Pick<ApiFailure, 'code' | 'message'>): {
  ok: false
  failure: ApiFailure
} {
  return { ok: false, failure: { status: 0, errors: [], body: undefined, ...failure } }
}
