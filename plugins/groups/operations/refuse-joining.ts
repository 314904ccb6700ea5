import { DomainError } from '@/src/domain/errors/domain-error'
import { isAllowed } from '@/src/domain/groups/group-request'
import type { Sql } from '@/src/server/db/transaction'
import type { LockedGroup } from './lock-group'

type Asking = {
  person: { id: string; email: string }
  /** The place their address is invited to. */
  invited: string | undefined
  /** The place the link they came by was mailed for; null when they came by the group's code. */
  linked: string | null
}

/**
 * Refuses who may not join. The link of an invitation was mailed to its address, and says whose it is. A code says nothing about
 * who has it: where the address counts, be it that it is invited or that the code is only for some, it must be known to be
 * its owner's, for anybody can sign up with any.
 */
export async function refuseJoining(
  sql: Sql,
  group: LockedGroup,
  { person, invited, linked }: Asking,
): Promise<void> {
  if (!group.isOpen) throw new DomainError('GROUP_ENDED')
  if (linked !== null) {
    if (invited === linked) return
    throw new DomainError('GROUP_OTHER_ADDRESS')
  }
  if (!invited) {
    if (!group.isCodeOpen) throw new DomainError('GROUP_CODE_CLOSED')
    if (!isAllowed(group.allowed, person.email)) throw new DomainError('GROUP_LIMITED')
    if (group.allowed.length === 0) return
  }
  if (!(await isProven(sql, person.id))) throw new DomainError('EMAIL_NOT_PROVEN')
}

async function isProven(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.query<{ isProven: boolean }>({
    name: 'address-is-proven',
    text: 'SELECT email_verified_at IS NOT NULL AS "isProven" FROM users WHERE id = $1::uuid',
    values: [userId],
  })
  return rows[0]?.isProven ?? false
}
