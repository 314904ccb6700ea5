import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { pageAddress } from '@/plugins/accounts/mail/page-address'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { groupInvitation } from '@/plugins/mail/messages/group-invitation'
import { queueMails } from '@/plugins/mail/operations/queue-mail'
import { DomainError } from '@/src/domain/errors/domain-error'
import { readAddresses } from '@/src/domain/groups/group-request'
import type { Locale } from '@/src/domain/languages/locales'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { type LockedGroup, lockGroup } from './lock-group'
import { moveSeat } from './move-seat'
import { titlesOf } from './titles-of'

export const OUTCOMES = ['invited', 'resent', 'joined-already', 'twice', 'no-address', 'no-place'] as const
export type Row = { row: string; email: string | null; outcome: (typeof OUTCOMES)[number] }

type Seat = { id: string; state: string; email: string | null; locale: Locale | null }
/** The language that was chosen for all, if one was, and the one they are written to in where none is known. */
type Languages = { locale: Locale | null; called: Locale }
/** `staffId` instead of the leader: staff invite for them, which is logged. */
type Request = Languages & {
  groupId: string
  leaderId: string
  staffId?: string | null
  emails: string[]
  isPreview: boolean
}

/**
 * Invites everybody of a pasted list, row by row: a free place each, and a mail with a link for that address only. Who is
 * invited already gets a fresh link for the same place, in the language of then unless one is chosen, and the one before is void.
 * With `isPreview` it says what would come of each row, and does nothing. Refusals: `NOT_FOUND`, `GROUP_ENDED`.
 */
export async function invitePeople(payload: Payload, request: Request): Promise<Row[]> {
  return inTransaction(payload, async (sql) => {
    const group = await lockGroup(sql, request.groupId)
    if (!request.staffId && group.leaderId !== request.leaderId) throw new DomainError('NOT_FOUND')
    if (!group.isOpen) throw new DomainError('GROUP_ENDED')
    const { rows: seats } = await sql.query<Seat>(
      'SELECT id, state, email, locale FROM group_seats WHERE group_id = $1 ORDER BY place',
      [group.id],
    )
    const plan = planRows(request.emails, seats)
    if (!request.isPreview) {
      await send(sql, group, plan, request)
      if (request.staffId) await logInvitations(sql, group, { actor: request.staffId, plan })
    }
    return plan.map(({ row, email, outcome }) => ({ row, email, outcome }))
  })
}

async function logInvitations(
  sql: Sql,
  group: LockedGroup,
  { actor, plan }: { actor: string; plan: readonly Planned[] },
): Promise<void> {
  const count = plan.filter(({ seat, email }) => seat && email !== null).length
  if (count === 0) return
  const details = { group: group.id, what: group.name, count }
  await logActivity(sql, { action: 'group.invited', by: 'staff', actor, user: group.leaderId, details })
}

type Planned = Row & { seat: Seat | null }

function planRows(rows: readonly string[], seats: readonly Seat[]): Planned[] {
  const known = new Map(seats.map((seat) => [seat.email, seat]))
  const free = seats.filter(({ state }) => state === 'free' || state === 'returned')
  const met = new Set<string>()
  return readAddresses(rows).map(({ row, email }): Planned => {
    if (email === null) return { row, email, outcome: 'no-address', seat: null }
    if (met.has(email)) return { row, email, outcome: 'twice', seat: null }
    met.add(email)
    const own = known.get(email)
    if (own?.state === 'active') return { row, email, outcome: 'joined-already', seat: null }
    if (own?.state === 'invited') return { row, email, outcome: 'resent', seat: own }
    const seat = free.shift() ?? null
    return { row, email, outcome: seat ? 'invited' : 'no-place', seat }
  })
}

async function send(
  sql: Sql,
  group: LockedGroup,
  plan: readonly Planned[],
  { locale: chosen, called }: Languages,
): Promise<void> {
  const provider = await providerName(sql)
  const programs = new Map<Locale, string>()
  const mails = []
  for (const { email, outcome, seat } of plan) {
    if (!seat || email === null) continue
    const token = randomBytes(24).toString('base64url')
    const locale = chosen ?? (outcome === 'resent' ? seat.locale : null) ?? called
    if (!programs.has(locale)) programs.set(locale, await titlesOf(sql, group.opens, locale))
    const link = { tokenHash: hashToken(token), locale }
    const sendings = outcome === 'resent' ? await renew(sql, seat.id, link) : 1
    if (outcome === 'invited') await moveSeat(sql, seat.id, { to: 'invited', email, ...link })
    mails.push({
      to: email,
      locale,
      dedupeKey: `group-invitation:${seat.id}:${link.tokenHash.slice(0, 16)}:${sendings}`,
      variables: {
        groupName: group.name,
        programs: programs.get(locale) ?? '',
        joinUrl: pageAddress('/join', locale, { code: token }),
        providerName: provider,
      },
    })
  }
  await queueMails(sql, groupInvitation, mails)
}

type Link = { tokenHash: string; locale: Locale }

async function renew(sql: Sql, seatId: string, { tokenHash, locale }: Link): Promise<number> {
  const { rows } = await sql.query<{ sendings: number }>(
    `UPDATE group_seats SET token_hash = $2, sendings = coalesce(sendings, 0) + 1, invited_at = now(), updated_at = now(),
            locale = $3::text::enum_group_seats_locale
      WHERE id = $1 AND state = 'invited' RETURNING coalesce(sendings, 0)::int AS sendings`,
    [seatId, tokenHash, locale],
  )
  return rows[0]?.sendings ?? 1
}
