import { ERROR_TABLE, type ErrorCode } from './error-codes'

export interface DomainErrorOptions {
  /** Replaces the code's own sentence; the public reads it. */
  readonly message?: string
  /** For the log only. */
  readonly internal?: string
  /** Goes out beside the message: new figures, wrong fields, seconds to wait. */
  readonly details?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** A refusal with a code of the table. Its message is public, `internal` never leaves the log. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly internal: string | undefined
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(code: ErrorCode, { message, internal, details, cause }: DomainErrorOptions = {}) {
    super(message ?? ERROR_TABLE[code].message, cause === undefined ? undefined : { cause })
    this.code = code
    this.internal = internal
    this.details = details
  }

  /** The HTTP status the code is answered with. */
  get status(): number {
    return ERROR_TABLE[this.code].status
  }
}
