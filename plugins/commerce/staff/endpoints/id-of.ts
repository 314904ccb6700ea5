import { DomainError } from '@/src/domain/errors/domain-error'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id of an address. What cannot be one names nothing: `NOT_FOUND`. */
export function idOf(value: string | undefined): string {
  if (!value || !UUID.test(value)) throw new DomainError('NOT_FOUND')
  return value
}
