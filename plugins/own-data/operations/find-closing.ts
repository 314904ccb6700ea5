import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

type Row = { closesAt: Date | null; name: string | null; email: string | null }

/** When somebody's account will be closed (null: it stays), and the privacy officer of the settings. */
export async function findClosing(payload: Payload, userId: string) {
  const { rows } = await pool(payload).query<Row>({
    name: 'own-data-of',
    text: `SELECT u.closes_at AS "closesAt", s.privacy_officer_name AS name, s.privacy_officer_email AS email
             FROM users u LEFT JOIN system_settings s ON true WHERE u.id = $1`,
    values: [userId],
  })
  const { closesAt = null, name = null, email = null } = rows[0] ?? {}
  return {
    closesAt: closesAt?.toISOString() ?? null,
    privacyOfficer: name && email ? { name, email } : null,
  }
}
