import { DomainError } from '@/src/domain/errors/domain-error'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The order's id of an address. What cannot be one names no order: `NOT_FOUND`. */
export function orderIdOf({ orderId = '' }: Record<string, string>): string {
  if (!UUID.test(orderId)) throw new DomainError('NOT_FOUND')
  return orderId
}
