import type { ApiFailure, ApiResult } from './api-result'

/** A failure as an exception, for SWR, which tells success from failure by throwing. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: ApiFailure

  constructor(failure: ApiFailure) {
    super(failure.message)
    this.failure = failure
  }
}

/** The data of a result, or its failure thrown as an `ApiError`. */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data
  throw new ApiError(result.failure)
}
