import { DomainError } from '@/src/domain/errors/domain-error'

/** A header that names something of its sender's own; null when it is not sent. `VALIDATION_ERROR` for what is no name. */
export function keyHeader(headers: Headers, name: 'Idempotency-Key' | 'Draft-Key'): string | null {
  const key = headers.get(name)
  const least = name === 'Draft-Key' ? 20 : 1
  if (key === null || (/^[\x21-\x7e]{1,100}$/.test(key) && key.length >= least)) return key
  const errors = [{ path: name, message: 'At most 100 visible characters' }]
  throw new DomainError('VALIDATION_ERROR', { details: { errors } })
}
