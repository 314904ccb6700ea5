import type { Payload } from 'payload'
import { giftIsOpen, giftIsOver } from '@/plugins/gifts/operations/gift-is-open'
import { GROUP_IS_OPEN } from '@/plugins/groups/operations/lock-group'
import { pool } from '@/src/server/db/transaction'

type Row = {
  closesAt: Date | null
  name: string | null
  email: string | null
  leads: string[]
  gives: { id: string; title: string; to: string }[]
}

/**
 * When somebody's account will be closed (null: it stays), the privacy officer of the settings, and what of theirs others wait
 * for: groups they lead that are not over, gifts that nobody has accepted.
 */
export async function findClosing(payload: Payload, userId: string) {
  const { rows } = await pool(payload).query<Row>({
    name: 'own-data-of',
    text: `SELECT u.closes_at AS "closesAt", s.privacy_officer_name AS name, s.privacy_officer_email AS email,
                  (SELECT coalesce(jsonb_agg(g.name ORDER BY g.created_at), '[]') FROM seat_groups g
                    WHERE g.leader_id = u.id AND ${GROUP_IS_OPEN}) AS leads,
                  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title, 'to', g.recipient_name) ORDER BY g.created_at), '[]')
                     FROM gifts g WHERE g.buyer_id = u.id AND g.state <> 'claimed'
                      AND ${giftIsOpen('g')} AND NOT ${giftIsOver('g')}) AS gives
             FROM users u LEFT JOIN system_settings s ON true WHERE u.id = $1`,
    values: [userId],
  })
  const { closesAt = null, name = null, email = null, leads = [], gives = [] } = rows[0] ?? {}
  return {
    closesAt: closesAt?.toISOString() ?? null,
    privacyOfficer: name && email ? { name, email } : null,
    leads,
    gives,
  }
}
