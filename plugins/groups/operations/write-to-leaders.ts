import { pageAddress } from '@/plugins/accounts/mail/page-address'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { groupLeader, groupReady } from '@/plugins/mail/messages/group-ready'
import { queueMails } from '@/plugins/mail/operations/queue-mail'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { titlesOf } from './titles-of'

const MESSAGES = { ready: groupReady, leader: groupLeader }

type Row = {
  id: string
  name: string
  opens: string[]
  places: number
  leaderId: string
  email: string
  firstname: string
  locale: Locale
}

/**
 * Writes to the leaders of groups, in the caller's transaction: that their group is ready, or that it is theirs to lead from now
 * on. `key` tells one occasion from the next. Nobody who is gone is written to.
 */
export async function writeToLeaders(
  sql: Sql,
  groupIds: readonly string[],
  { about, key = '' }: { about: keyof typeof MESSAGES; key?: string },
): Promise<void> {
  if (groupIds.length === 0) return
  const { rows } = await sql.query<Row>(
    `SELECT g.id, g.name, g.opens, g.seats::int AS places, u.id AS "leaderId", u.email, u.firstname, u.locale
       FROM seat_groups g JOIN users u ON u.id = g.leader_id
      WHERE g.id = ANY ($1::uuid[]) AND u.state = 'active' ORDER BY g.id`,
    [groupIds],
  )
  const provider = await providerName(sql)
  const mails = []
  for (const { id, name, opens, places, leaderId, email, firstname, locale } of rows)
    mails.push({
      to: email,
      locale,
      dedupeKey: `group-${about}:${id}:${leaderId}:${key}`,
      variables: {
        firstname,
        groupName: name,
        programs: await titlesOf(sql, opens, locale),
        places: String(places),
        groupUrl: pageAddress(`/groups/${id}`, locale),
        providerName: provider,
      },
      user: leaderId,
    })
  await queueMails(sql, MESSAGES[about], mails)
}
