import type { AccessState } from './access-source'

/** What decides about one entry of the access ledger. `accessEndsAt` null: for ever, or not begun. */
export type Opening = { readonly state: AccessState; readonly accessEndsAt: Date | null }

/**
 * Whether an entry of the access ledger opens its program at a moment: it was not ended, and its end has not come. At the
 * very moment it ends it is closed. `openAccess` in `src/server/db` says the same in SQL; a property test holds the two
 * together.
 */
export function mayOpen({ state, accessEndsAt }: Opening, now: Date): boolean {
  return state === 'active' && (accessEndsAt === null || accessEndsAt.getTime() > now.getTime())
}
