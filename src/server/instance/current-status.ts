import { DomainError } from '@/src/domain/errors/domain-error'
import type { InstanceStatus } from '@/src/domain/instance/instance-status'

// Next bundles the start of a server apart from what answers: a module's variable would be two.
const KEY = Symbol.for('training-storefront.instance-status')
const shared = globalThis as { [KEY]?: InstanceStatus }

/** What this process takes its database for. Open until `watchInstance` has looked: commands are not watched. */
export function currentStatus(): InstanceStatus {
  return shared[KEY] ?? { kind: 'open' }
}

export function setCurrentStatus(status: InstanceStatus): void {
  shared[KEY] = status
}

/** Whether the payment provider may be asked for something: never by a copy, and not while nobody knows if it is one. */
export function isProviderCutOff(): boolean {
  return currentStatus().kind !== 'open'
}

/** Numbers that were given since a backup was made must not be given again: until they are known, nothing is sold. */
export function refuseWhileHeld(): void {
  if (currentStatus().kind !== 'held') return
  throw new DomainError('SERVICE_UNAVAILABLE', {
    message: 'The shop takes no orders right now. Please try again later.',
    internal: 'the database is held: npm run restore:release',
  })
}
