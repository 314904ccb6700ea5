import { DomainError } from './domain-error'

/**
 * What somebody is told who adds something to an account that was merged into another one: to its owner it is closed, and their
 * session with it; staff keep theirs.
 */
export function mergedAway(told: 'owner' | 'staff'): DomainError {
  return told === 'owner'
    ? new DomainError('ACCOUNT_DEACTIVATED', {
        message: 'This account was merged into another one. Please sign in to that one.',
      })
    : new DomainError('CONFLICT', { message: 'This account was merged into another one.' })
}
