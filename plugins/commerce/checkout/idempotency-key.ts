import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

/** How the description of the API tells of the header. */
export const IDEMPOTENCY_HEADER = {
  'Idempotency-Key': 'Up to 100 visible characters. The same key again gives the same answer.',
}

/** The header `Idempotency-Key`; null without one. Refusal: `VALIDATION_ERROR` for what is none. */
export function idempotencyKeyOf({ headers }: Pick<PayloadRequest, 'headers'>): string | null {
  const key = headers.get('Idempotency-Key')
  if (key === null || /^[\x21-\x7e]{1,100}$/.test(key)) return key
  const errors = [{ path: 'Idempotency-Key', message: 'At most 100 visible characters' }]
  throw new DomainError('VALIDATION_ERROR', { details: { errors } })
}
