import type { Field, PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { comparableFields, filterProblem, isPlainFilter } from '@/src/server/public-reads/visitor-filter'
import { networkBudget, spend } from '@/src/server/rate-limit/rate-limit'

/** Searches of strangers from one network; a person who looks for something needs a few. */
const SEARCHES = { name: 'filter', points: 60, seconds: 60 }

const known = new WeakMap<Field[], Set<string>>()

/**
 * Keeps what strangers may ask a public list within what it can answer cheaply: 400 by what is asked, 429 by how often.
 * Answers that are kept never come here, filters by a field's value are not counted, and whoever is signed in is known.
 */
export async function limitFilters(req: PayloadRequest, { fields }: { fields: Field[] }): Promise<void> {
  const { sort } = req.query
  const where = req.query.where as object | '' | undefined
  if (req.user || (!where && sort === undefined)) return
  const comparable = known.get(fields) ?? comparableFields(fields)
  known.set(fields, comparable)
  const problem = filterProblem({ where: where || {}, sort }, comparable)
  if (problem) {
    const { path, message } = problem
    throw new DomainError('VALIDATION_ERROR', {
      details: { errors: [problem] },
      internal: `${path}: ${message}`,
    })
  }
  if (where && !isPlainFilter(where)) await spend(req.payload, networkBudget(SEARCHES, req.headers))
}
