import type { Payload } from 'payload'
import { mayView } from '@/src/domain/people/viewing'
import { lacksTwoFactor } from '@/src/domain/two-factor/two-factor-rules'
import { pool } from '@/src/server/db/transaction'

type Row = {
  id: string
  email: string
  role: string
  state: string
  firstname: string
  lastname: string
  viewerId: string
  viewerRole: string
  viewerState: string
  viewerRights: unknown
  twoFactorAt: Date | string | null
  isRequired: boolean
}

/**
 * The person somebody of the staff looks at, as a customer whatever their rank; null when the time is over, the view or the session
 * it was begun in was ended, or either account is no longer what it was then. Read on every request, as sessions are.
 */
export async function readView(payload: Payload, view: { sid: string; userId: string }) {
  const { rows } = await pool(payload).query<Row>({
    name: 'account-view',
    text: `SELECT u.id, u.email, u.role, u.state, u.firstname, u.lastname, w.id AS "viewerId", w.role AS "viewerRole",
                  w.state AS "viewerState", w.rights AS "viewerRights", s.two_factor_at AS "twoFactorAt",
                  coalesce((SELECT security_require_two_factor FROM system_settings LIMIT 1), false) AS "isRequired"
             FROM account_views v
             JOIN users u ON u.id = v.user_id
             JOIN users w ON w.id = v.viewer_id
             JOIN sessions s ON s.id = v.session_id::uuid AND s.user_id = v.viewer_id
            WHERE v.id = $1 AND v.user_id = $2 AND v.ended_at IS NULL AND v.expires_at > now()
              AND s.ended_at IS NULL AND s.idle_expires_at > now() AND s.expires_at > now()`,
    values: [view.sid, view.userId],
  })
  const row = rows[0]
  if (!row) return null
  const { viewerId, viewerRole, viewerState, viewerRights, twoFactorAt, isRequired, ...person } = row
  const viewer = { role: viewerRole, state: viewerState, rights: viewerRights }
  if (!mayView(viewer, person) || lacksTwoFactor({ role: viewerRole, isRequired, twoFactorAt })) return null
  return { ...person, role: 'user', _viewerId: viewerId }
}
