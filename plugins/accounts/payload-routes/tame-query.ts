import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { hasRole } from '@/src/server/access'

/** Whoever is not of the staff gets at most this many documents of a list at a time, and pages to ask for the rest. */
export const MOST_LISTED = 100

/** Refuses a query whose parts Payload would take for something else than a visitor can mean, and ends lists somewhere. */
export function tameQuery(req: PayloadRequest): void {
  const { query } = req
  for (const name of ['limit', 'page', 'depth']) {
    if (typeof query[name] === 'object') refuse(name, 'Give this once, as a number.')
  }
  if (typeof query.where === 'string' && query.where !== '') query.where = parsed(query.where)
  if (query.where && !isWhere(query.where)) refuse('where', 'This must be a filter.')
  if (!hasRole(req, 'admin')) endList(query)
}

/** No limit, 0 ("all") and what is no number included: unless there are pages, which have ten. */
function endList(query: PayloadRequest['query']): void {
  if (query.limit === undefined && query.pagination !== 'false') return
  const limit = Number(query.limit)
  if (!(limit >= 1 && limit <= MOST_LISTED)) query.limit = String(MOST_LISTED)
}

function parsed(where: string): unknown {
  try {
    return JSON.parse(where)
  } catch {
    return refuse('where', 'This must be JSON.')
  }
}

/** Conditions by field, or lists of such under `and` and `or`. */
function isWhere(where: unknown): where is object {
  return (
    isObject(where) &&
    Object.entries(where).every(([name, value]) =>
      /^(and|or)$/i.test(name) && value !== null && typeof value === 'object'
        ? Object.values(value).every(isWhere)
        : isObject(value),
    )
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuse(path: string, message: string): never {
  throw new DomainError('VALIDATION_ERROR', {
    details: { errors: [{ path, message }] },
    internal: `${path}: ${message}`,
  })
}
