import { DomainError } from '@/src/domain/errors/domain-error'

/** What is wrong with a gift, in the form every wrong field has. */
export function wrongGift(path: string, message: string): DomainError {
  return new DomainError('VALIDATION_ERROR', { details: { errors: [{ path, message }] } })
}

export const NOTHING_GIVEN = 'Nothing can be given here'
