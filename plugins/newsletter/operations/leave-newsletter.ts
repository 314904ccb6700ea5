import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { TellAccount } from '../tell-account'
import { subscriptionOf } from '../tokens'
import { type Said, storeLeft } from './subscriptions'

type Leaving = Said & { tellAccount: TellAccount }

/**
 * Ends a subscription by a link of one of its mails, and the yes of an account with that address. The link works for
 * ever, and again: the second time changes nothing. 410 `NEWSLETTER_LINK_EXPIRED` for one we did not write.
 */
export function leaveByLink(payload: Payload, token: string, leaving: Leaving): Promise<void> {
  const id = subscriptionOf(token)
  if (!id) throw new DomainError('NEWSLETTER_LINK_EXPIRED')
  return inTransaction(payload, async (sql) => {
    // An address that is forgotten by now gets nothing, which is all that was asked for.
    await leave(sql, id, leaving)
  })
}

/** The same for somebody who asked staff; it is on record who did it. `NOT_FOUND`. */
export function leaveByStaff(
  payload: Payload,
  id: string,
  { actor, tellAccount }: { actor: string; tellAccount: TellAccount },
): Promise<void> {
  return inTransaction(payload, async (sql) => {
    const left = await leave(sql, id, { source: 'staff', tellAccount })
    if (left === null) throw new DomainError('NOT_FOUND')
    if (!left) return
    await logActivity(sql, { action: 'newsletter.left', by: 'staff', actor, details: { subscription: id } })
  })
}

/** Whether anything changed; null when there is no such subscription. */
async function leave(sql: Sql, id: string, { tellAccount, ...said }: Leaving): Promise<boolean | null> {
  const { rows } = await sql.query<{ email: string }>(
    'SELECT email FROM newsletter_subscriptions WHERE id = $1::uuid',
    [id],
  )
  const [row] = rows
  if (!row) return null
  const hasChanged = await storeLeft(sql, id, said)
  if (hasChanged) await tellAccount(sql, { email: row.email, isWanted: false })
  return hasChanged
}
