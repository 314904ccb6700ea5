import { ERROR_TABLE, type ErrorCode } from './error-codes'
import type { ErrorDetails } from './error-details'

export interface DomainErrorOptions<Code extends ErrorCode = ErrorCode> {
  /** Replaces the code's own sentence; the public reads it. */
  readonly message?: string
  /** For the log only. */
  readonly internal?: string
  /** Goes out beside the message: new figures, wrong fields, seconds to wait. */
  readonly details?: ErrorDetails<Code>
  readonly cause?: unknown
}

class Refusal extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly internal: string | undefined
  readonly details: ErrorDetails | undefined

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

/** A refusal with a code of the table. Its message is public, `internal` never leaves the log. */
export type DomainError = Refusal

/** Takes the details its code may carry, and no others. */
export const DomainError: {
  new <Code extends ErrorCode>(code: Code, options?: DomainErrorOptions<Code>): DomainError
  readonly prototype: DomainError
} = Refusal
