import type { Payload } from 'payload'
import { productText } from '@/plugins/commerce/catalog/product-text'
import { DomainError } from '@/src/domain/errors/domain-error'
import { type Participant, reportOf } from '@/src/domain/groups/group-report'
import { mayReturn, RETURN_DAYS, type SeatState } from '@/src/domain/groups/seat-state'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { GROUP_IS_OPEN } from './lock-group'

type StoredSeat = {
  id: string
  place: number
  state: SeatState
  email: string | null
  invitedAt: string | null
  joinedAt: string | null
  agrees: boolean
  opened: boolean
  finished: boolean
}

type Row = {
  id: string
  name: string
  endsAt: Date | null
  isOpen: boolean
  keepsAccess: boolean
  showsProgress: boolean
  code: string
  isCodeOpen: boolean
  allowed: string[]
  programs: string[]
  order: {
    id: string
    number: string
    reference: string | null
    invoiceId: string | null
    isOwn: boolean
    isPaid: boolean
    licenceId: string | null
  }
  seats: StoredSeat[]
}

/** A group as its leader reads it; anybody else's is `NOT_FOUND`. One statement. Of answers and notes there is nothing in it. */
export async function readGroup(payload: Payload, groupId: string, leaderId: string, locale: Locale) {
  const { rows } = await pool(payload).query<Row>({
    name: `group-${locale}`,
    text: read(payload, locale),
    values: [groupId, leaderId],
  })
  const row = rows[0]
  if (!row) throw new DomainError('NOT_FOUND')
  const now = new Date()
  return {
    ...row,
    endsAt: row.endsAt?.toISOString() ?? null,
    returnDays: RETURN_DAYS,
    seats: row.seats.map((seat) => toSeat(seat, now)),
    report: reportOf(row.seats.flatMap(toParticipant), row.showsProgress),
  }
}

function toSeat({ id, place, state, email, invitedAt, joinedAt }: StoredSeat, now: Date) {
  const canReturn = mayReturn({ state, joinedAt: joinedAt === null ? null : new Date(joinedAt) }, now)
  const iso = (at: string | null) => at && new Date(at).toISOString()
  return { id, place, state, email, invitedAt: iso(invitedAt), joinedAt: iso(joinedAt), canReturn }
}

function toParticipant({ id, state, email, joinedAt, agrees, opened, finished }: StoredSeat): Participant[] {
  if (state !== 'active' || joinedAt === null) return []
  return [{ seatId: id, email: email ?? '', joinedAt, agrees, opened, finished }]
}

/** Opened: a lesson of any of its programs. Finished: all of them. */
const read = (payload: Payload, locale: Locale) => `
SELECT g.id, g.name, g.ends_at AS "endsAt", ${GROUP_IS_OPEN} AS "isOpen", coalesce(g.keeps_access, false) AS "keepsAccess",
       coalesce(g.shows_progress, false) AS "showsProgress", g.join_code AS code, coalesce(g.is_code_open, false) AS "isCodeOpen",
       coalesce(g.allowed, '[]') AS allowed,
       (SELECT coalesce(jsonb_agg(${productText(siteOf(payload), 'title', locale)} ORDER BY p.position), '[]') FROM products p
         WHERE p.id::text IN (SELECT jsonb_array_elements_text(g.opens))) AS programs,
       jsonb_build_object('id', o.id, 'number', o.number, 'reference', o.invoice_details_reference,
         'isOwn', o.user_id = g.leader_id, 'isPaid', o.state IN ('paid', 'refunded'),
         'licenceId', (SELECT max(p.id::text) FROM orders_lines l JOIN products p ON p.id = l.product_id
                        WHERE l.id = g.order_line AND p._status = 'published'),
         'invoiceId', (SELECT max(i.id::text) FROM invoices i
                        WHERE i.order_id = o.id AND i.kind = 'invoice' AND o.user_id = g.leader_id)) AS order,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'place', s.place::int, 'state', s.state, 'email', s.email,
                 'invitedAt', s.invited_at, 'joinedAt', s.joined_at, 'agrees', coalesce(s.agrees, false),
                 'opened', EXISTS (SELECT 1 FROM lesson_progress d JOIN programs x ON x.id = d.program_id
                                    WHERE d.user_id = s.user_id AND g.opens @> to_jsonb(x.product_id::text)),
                 'finished', s.user_id IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM programs x WHERE g.opens @> to_jsonb(x.product_id::text) AND x._status = 'published'
                       AND NOT EXISTS (SELECT 1 FROM program_completions c WHERE c.program_id = x.id AND c.user_id = s.user_id)))
                 ORDER BY s.place), '[]') FROM group_seats s WHERE s.group_id = g.id) AS seats
  FROM seat_groups g JOIN orders o ON o.id = g.order_id
 WHERE g.id::text = $1 AND g.leader_id = $2`
