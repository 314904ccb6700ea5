import type { AuthStrategy, Payload, TypedUser } from 'payload'
import { lacksTwoFactor } from '@/src/domain/two-factor/two-factor-rules'
import { OUR_SESSION } from '@/src/server/access'
import { pool } from '@/src/server/db/transaction'
import { noteUnreadSession } from '@/src/server/unread-sessions'
import { readView } from '../viewing/read-view'
import { presentedToken } from './presented-token'
import { readAccessToken } from './tokens'

type Row = {
  id: string
  email: string
  role: string
  state: string
  firstname: string
  lastname: string
  /** The staff area follows it; without it Payload would take the language every account begins with. */
  locale: string
  rights: unknown
  twoFactorAt: Date | string | null
  isRequired: boolean
}

/**
 * Who is asking: the person behind a live session of ours, or whom staff look at (`readView`). The session's row is read on every request, so that
 * sign-out, password change and deactivation work at once and not when a token runs out.
 * When the row cannot be read the request is marked, so that its endpoint answers 503 and nobody is signed out.
 * Bearer token, `JWT` token or Payload's http-only cookie, in Payload's order and with its cross-site checks.
 */
export const sessionStrategy: AuthStrategy = {
  name: OUR_SESSION,
  authenticate: async ({ headers, payload }) => {
    const token = presentedToken(headers, payload)
    const claims = token ? await readAccessToken(payload, token) : null
    if (!claims) return { user: null }
    const read = claims.isView ? readView(payload, claims) : readOwner(payload, claims)
    const person = await read.catch((error) => {
      noteUnreadSession(headers)
      throw error
    })
    if (!person) return { user: null }
    const user = { ...person, collection: 'users', _strategy: OUR_SESSION, _sid: claims.sid }
    return { user: user as unknown as TypedUser }
  },
}

type Claims = NonNullable<Awaited<ReturnType<typeof readAccessToken>>>

async function readOwner(payload: Payload, claims: Claims) {
  const row = await readSession(payload, claims)
  return row ? heldBack(row) : null
}

async function readSession(payload: Payload, claims: Claims): Promise<Row | undefined> {
  const { rows } = await pool(payload).query<Row>({
    name: 'session-user',
    text: `SELECT u.id, u.email, u.role, u.state, u.firstname, u.lastname, u.locale, u.rights, s.two_factor_at AS "twoFactorAt",
                  coalesce((SELECT security_require_two_factor FROM system_settings LIMIT 1), false) AS "isRequired"
             FROM sessions s JOIN users u ON u.id = s.user_id
            WHERE s.id = $1 AND s.user_id = $2 AND s.ended_at IS NULL AND s.idle_expires_at > now()
              AND s.expires_at > now() AND u.state = 'active'`,
    values: [claims.sid, claims.userId],
  })
  return rows[0]
}

/** Staff who owe two-factor authentication are customers until they have given it: to every rule that asks for a role. */
function heldBack({ twoFactorAt, isRequired, ...user }: Row) {
  if (!lacksTwoFactor({ role: user.role, isRequired, twoFactorAt })) return user
  return { ...user, role: 'user', _lacksTwoFactor: true }
}
