import type { ActivityAction } from './activity-labels'

/** The right that undoing takes, beside the right to see what was done. */
export type UndoneRight = 'people' | 'money'

/**
 * Which acts of staff can be taken back as long as nothing has followed: none of them has left the house. Null for all others.
 * Refunds have a time of their own before they go out.
 */
export function undoneBy(action: ActivityAction | (string & {}), details: unknown): UndoneRight | null {
  const told = (typeof details === 'object' && details !== null ? details : {}) as Record<string, unknown>
  if ((action === 'access.granted' || action === 'access.ended') && typeof told.access === 'string')
    return 'people'
  if (action === 'account.merged' || action === 'account.merged-away')
    return typeof told.merge === 'string' ? 'people' : null
  if (action === 'account.state-changed') return told.after === 'deactivated' ? 'people' : null
  if (told.collection !== 'discounts') return null
  if (action === 'content.created') return 'money'
  return action === 'content.changed' && typeof told.was === 'object' && told.was !== null ? 'money' : null
}
