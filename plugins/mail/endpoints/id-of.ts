import { DomainError } from '@/src/domain/errors/domain-error'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id of an address. What cannot be one names nothing: `NOT_FOUND`. */
export function idOf({ id = '' }: Record<string, string>): string {
  if (!UUID.test(id)) throw new DomainError('NOT_FOUND')
  return id
}
