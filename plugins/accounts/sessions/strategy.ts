import type { AuthStrategy, TypedUser } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { presentedToken } from './presented-token'
import { readAccessToken } from './tokens'

type Row = {
  id: string
  email: string
  role: string
  state: string
  firstname: string
  lastname: string
}

/**
 * Who is asking: the person behind a live session of ours. The session's row is read on every request, so that
 * sign-out, password change and deactivation work at once and not when a token runs out.
 * Bearer token, `JWT` token or Payload's http-only cookie, in Payload's order and with its cross-site checks.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload }) => {
    const token = presentedToken(headers, payload)
    const claims = token ? await readAccessToken(payload, token) : null
    if (!claims) return { user: null }
    const { rows } = await pool(payload).query<Row>({
      name: 'session-user',
      text: `SELECT u.id, u.email, u.role, u.state, u.firstname, u.lastname
               FROM sessions s JOIN users u ON u.id = s.user_id
              WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL AND s.expires_at > now()
                AND u.state = 'active'`,
      values: [claims.sid, claims.userId],
    })
    const user = rows[0]
    if (!user) return { user: null }
    return {
      user: { ...user, collection: 'users', _strategy: 'session', _sid: claims.sid } as unknown as TypedUser,
    }
  },
}
