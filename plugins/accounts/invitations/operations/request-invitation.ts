import type { Payload } from 'payload'
import {
  INVITATION_MAIL_INTERVAL_SECONDS,
  INVITATION_MAILS_PER_DAY,
} from '@/src/domain/invitations/invitation'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { logActivity } from '@/src/server/log-activity'
import { findByToken } from '../find-invitation'
import { renewInvitation } from '../renew-invitation'

/**
 * Mails a fresh link to the address an invitation was sent to, for whoever has its present link, expired or not: one
 * a minute, five a day. Only a participant's: a place among the staff is given by staff each time. Resolves to whether
 * a mail was queued, for the caller's worker and not for the visitor.
 */
export function requestInvitation(payload: Payload, token: string): Promise<boolean> {
  return inTransaction(payload, async (sql) => {
    const invitation = await findByToken(sql, token, { lock: true })
    if (invitation?.state !== 'pending' || invitation.type !== 'participant') return false
    if (await hasHadEnough(sql, invitation.email)) return false
    await renewInvitation(sql, invitation.id)
    const details = { invitation: invitation.id, email: invitation.email }
    await logActivity(sql, { action: 'invitation.link-requested', by: 'customer', details })
    return true
  })
}

async function hasHadEnough(sql: Sql, email: string): Promise<boolean> {
  const scale = env().RATE_LIMIT_SCALE
  const { rows } = await sql.query<{ enough: boolean }>(
    `SELECT count(*) >= $2::numeric
            OR coalesce(max(created_at) > now() - make_interval(secs => $3), false) AS enough
       FROM email_outbox
      WHERE "to" = $1 AND message IN ('invitation', 'invitation:fr') AND created_at > now() - interval '1 day'`,
    [email, INVITATION_MAILS_PER_DAY * scale, INVITATION_MAIL_INTERVAL_SECONDS / scale],
  )
  return rows[0]?.enough ?? true
}
