import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'

/** An id in an address. What cannot be one names nothing: `NOT_FOUND`. */
export function idOf(value: string | undefined): string {
  if (!isUuid(value)) throw new DomainError('NOT_FOUND')
  return value
}
