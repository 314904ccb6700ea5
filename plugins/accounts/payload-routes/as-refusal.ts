import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { ErrorCode } from '@/src/domain/errors/error-codes'

/** Errors of this name are noted here, in one line, and by Payload no more; see `loggingLevels`. */
export const NOTED = 'NotedRefusal'

/**
 * An error of one of Payload's routes as its visitor should hear it. What was their mistake becomes a refusal that says
 * so, and is noted in one line; anything else stays the surprise it is. Read by shape and not by name: in a built server
 * the names of Payload's errors are shortened.
 */
export function asRefusal(error: unknown, req: PayloadRequest): unknown {
  if (!(error instanceof Error)) return error
  const code = mistakeIn(error, req)
  const refusal = code ? new DomainError(code, { internal: error.message, cause: error }) : error
  if (statusOf(refusal) >= 500) return error
  const { internal = refusal.message } = refusal as { internal?: string }
  req.payload.logger.info({ msg: 'refused', path: req.pathname, detail: internal.slice(0, 300) })
  return Object.assign(refusal, { name: NOTED })
}

function statusOf(error: Error & { status?: unknown }): number {
  return typeof error.status === 'number' ? error.status : 500
}

/** What PostgreSQL and Payload's way to it say of what does not fit, and the code it should have had. */
function mistakeIn(error: Error, { method, query }: PayloadRequest): ErrorCode | null {
  const sqlState = sqlStateOf(error)
  // A row that others still point at.
  if (sqlState.startsWith('23') && method === 'DELETE') return 'CONFLICT'
  const isMistake = /^2[23]/.test(sqlState) || (query.where && isWrongFilter(error, sqlState))
  return isMistake || error.name === 'SyntaxError' ? 'VALIDATION_ERROR' : null
}

/** By an operator that PostgreSQL has not for this kind of field, or that Payload has not, or of rows as a whole. */
function isWrongFilter({ message }: Error, sqlState: string): boolean {
  if (['42883', '42804', '42601'].includes(sqlState)) return true
  // What Payload's SQL says of rows that each language has its own of.
  if (message === 'Cannot convert undefined or null to object') return true
  return message === 'Not supported' || /\boperators\[\w+\] is not a function/.test(message)
}

function sqlStateOf({ code, cause }: { code?: unknown; cause?: unknown }): string {
  const inner = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return String(code ?? inner ?? '')
}
