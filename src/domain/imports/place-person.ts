import type { ImportedPerson } from './person-row'

/** An account that has the number or the address of an imported person. */
export type KnownAccount = {
  id: string
  email: string
  legacyId: string | null
  firstname: string
  lastname: string
  role: string
  state: string
  migration: string
  /** Whether its owner has used a link that was mailed to the address it has now. */
  isProven: boolean
}

export type Placement =
  | { kind: 'create' }
  /** Nobody has claimed it: it becomes what the file says. */
  | { kind: 'refresh'; account: KnownAccount }
  /** Somebody uses it: nothing of theirs is touched, programs are added, and open only once the address is proven. */
  | { kind: 'attach'; account: KnownAccount; isProven: boolean }
  | { kind: 'refuse'; reason: string }

/**
 * Which account an imported person is. One account per address and per number; an account in use is never taken over
 * by a file, and old purchases open only to whoever has proven the address.
 */
export function placePerson(
  person: Pick<ImportedPerson, 'legacyId' | 'email'>,
  { byNumber, byEmail }: { byNumber?: KnownAccount | undefined; byEmail?: KnownAccount | undefined },
): Placement {
  // They claimed it here and have another address by now: still them.
  if (byNumber?.migration === 'claimed' && byNumber.email !== person.email) {
    return refusalOf(byNumber) ?? { kind: 'attach', account: byNumber, isProven: true }
  }
  if (byNumber && byNumber.email !== person.email) {
    return {
      kind: 'refuse',
      reason: `number ${person.legacyId} belongs to another address: ${byNumber.email}`,
    }
  }
  if (!byEmail) return { kind: 'create' }
  if (byEmail.legacyId && byEmail.legacyId !== person.legacyId) {
    return { kind: 'refuse', reason: `this address belongs to number ${byEmail.legacyId}` }
  }
  const refused = refusalOf(byEmail)
  if (refused) return refused
  if (byEmail.migration === 'unclaimed') return { kind: 'refresh', account: byEmail }
  return { kind: 'attach', account: byEmail, isProven: byEmail.isProven }
}

function refusalOf({ role, state }: KnownAccount): Placement | undefined {
  if (role !== 'user') return { kind: 'refuse', reason: 'this address belongs to a member of staff' }
  if (state !== 'active') return { kind: 'refuse', reason: 'the account with this address is deactivated' }
  return undefined
}
