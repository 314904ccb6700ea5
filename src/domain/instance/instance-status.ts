/** The one row in which a database says which it is. */
export type Instance = { id: string; pulse: number; isCopy: boolean }

/** What a server remembers, outside of it, of the database it worked with. */
export type KnownInstance = Pick<Instance, 'id' | 'pulse'>

const HOLD_REASONS = {
  unknown: 'this server has not worked with this database before, so it may be a copy',
  other: 'this database was restored or copied: it is not the one this server worked with',
  older: 'this database was put back to an earlier time: this server knows it further on',
  unmigrated: 'the migrations of this database have not run yet',
} as const

export type HoldReason = keyof typeof HOLD_REASONS

/** Why a shop is held and what ends that, in words for whoever runs the server. */
export function describeHold(reason: HoldReason): { reason: string; remedy: string } {
  return {
    reason: HOLD_REASONS[reason],
    remedy: reason === 'unmigrated' ? 'npm run migrate' : 'npm run restore:release',
  }
}

/**
 * `open`: the shop itself. `held`: perhaps a copy of it, so nothing leaves until somebody has said what it is. `copy`: one
 * on purpose, to try things out; it never asks the payment provider for anything.
 */
export type InstanceStatus = { kind: 'open' } | { kind: 'copy' } | { kind: 'held'; reason: HoldReason }

/**
 * Whether a database is the one a server knows. Its pulse only ever counts up, and the server writes it down after the
 * database has: one that is behind went back in time.
 */
export function instanceStatus(instance: Instance, known: KnownInstance | null): InstanceStatus {
  if (known === null) return { kind: 'held', reason: 'unknown' }
  if (known.id !== instance.id) return { kind: 'held', reason: 'other' }
  if (known.pulse > instance.pulse) return { kind: 'held', reason: 'older' }
  return { kind: instance.isCopy ? 'copy' : 'open' }
}
