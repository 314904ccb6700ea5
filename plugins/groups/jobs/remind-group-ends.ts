import type { Payload } from 'payload'
import { pageAddress } from '@/plugins/accounts/mail/page-address'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { groupEnding } from '@/plugins/mail/messages/group-ending'
import { queueMails } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { daysLeft } from '@/src/domain/access/access-terms'
import { printDate } from '@/src/domain/invoices/print-date'
import type { Locale } from '@/src/domain/languages/locales'
import { inTransaction } from '@/src/server/db/transaction'

type Ending = {
  id: string
  name: string
  endsAt: Date | null
  days: number
  leaderId: string
  email: string
  firstname: string
  locale: Locale
  places: number
}

/**
 * Tells leaders 30 and 7 days before their group ends, once each, and not of one that was never longer: the claim
 * counts down with the mail. Whoever closes their account is not told while they do. Gives how many.
 */
export async function remindGroupEnds(payload: Payload, now = new Date()): Promise<number> {
  const count = await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Ending>({
      name: 'claim-ending-groups',
      text: CLAIM,
      values: [now.toISOString()],
    })
    const provider = rows.length > 0 ? await providerName(sql) : ''
    await queueMails(
      sql,
      groupEnding,
      rows.flatMap(({ endsAt, ...row }) => (endsAt ? [toMail({ ...row, endsAt }, { provider, now })] : [])),
    )
    return rows.length
  })
  if (count > 0) wakeOutbox(payload)
  return count
}

function toMail(
  row: Omit<Ending, 'endsAt'> & { endsAt: Date },
  { provider, now }: { provider: string; now: Date },
) {
  return {
    to: row.email,
    locale: row.locale,
    dedupeKey: `group-ending:${row.id}:${row.days}:${row.endsAt.getTime()}`,
    variables: {
      firstname: row.firstname,
      groupName: row.name,
      endsOn: printDate(row.endsAt, row.locale),
      daysLeft: String(daysLeft(row.endsAt, now)),
      places: String(row.places),
      groupUrl: pageAddress(`/groups/${row.id}`, row.locale),
      providerName: provider,
    },
    user: row.leaderId,
  }
}

const SOON = `g.ends_at <= $1::timestamptz + interval '168 hours'`
const CLAIM = `
UPDATE seat_groups g SET reminded_days = CASE WHEN ${SOON} THEN 7 ELSE 30 END, updated_at = now()
  FROM users u
 WHERE u.id = g.leader_id AND u.state = 'active' AND u.closes_at IS NULL AND g.ends_at > $1::timestamptz
   AND g.ends_at <= $1::timestamptz + interval '720 hours'
   AND (g.reminded_days IS NULL OR (g.reminded_days > 7 AND ${SOON}))
   AND g.created_at < g.ends_at - CASE WHEN ${SOON} THEN interval '168 hours' ELSE interval '720 hours' END
RETURNING g.id, g.name, g.ends_at AS "endsAt", g.reminded_days::int AS days, u.id AS "leaderId", u.email, u.firstname, u.locale,
  (SELECT count(*)::int FROM group_seats s WHERE s.group_id = g.id AND s.state IN ('free', 'returned')) AS places`
