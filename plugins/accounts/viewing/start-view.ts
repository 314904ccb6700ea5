import { randomUUID } from 'node:crypto'
import { jwtSign, type Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { mayView, VIEW_MINUTES } from '@/src/domain/people/viewing'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

type Beginning = { userId: string; viewerId: string; sid: string; reason: string }

type Party = { id: string; role: string; rights: unknown; state: string }
type Subject = Party & { email: string; firstname: string; lastname: string }

/**
 * Lets staff look at the website as somebody for half an hour, with a token that reads and writes nothing. Who looks, at whom and
 * why is logged with it. 404 for nobody; `MAY_NOT_VIEW` by the rule of `mayView`. A second time begins another half hour.
 */
export async function startView(payload: Payload, beginning: Beginning) {
  const { userId, viewerId, sid, reason } = beginning
  const viewId = randomUUID()
  const { person, expiresAt } = await inTransaction(payload, async (sql) => {
    const person = await readParties(sql, { userId, viewerId })
    const { rows } = await sql.query<{ expires_at: Date }>(
      `INSERT INTO account_views (id, viewer_id, session_id, user_id, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5)) RETURNING expires_at`,
      [viewId, viewerId, sid, userId, VIEW_MINUTES],
    )
    const expiresAt = rows[0]?.expires_at ?? new Date(0)
    await logActivity(sql, {
      action: 'view.started',
      by: 'staff',
      actor: viewerId,
      user: userId,
      details: { reason },
    })
    return { person, expiresAt }
  })
  const { token } = await jwtSign({
    fieldsToSign: { id: userId, collection: 'users', email: person.email, sid: viewId, isView: true },
    secret: payload.secret,
    tokenExpiration: VIEW_MINUTES * 60,
  })
  const name = `${person.firstname} ${person.lastname}`.trim()
  return { token, until: expiresAt.toISOString(), name }
}

async function readParties(sql: Sql, ids: { userId: string; viewerId: string }): Promise<Subject> {
  const { rows } = await sql.query<Subject>(
    `SELECT id, role, rights, state, email, firstname, lastname FROM users WHERE id = $1::uuid OR id = $2::uuid
      FOR KEY SHARE`,
    [ids.userId, ids.viewerId],
  )
  const subject = rows.find(({ id }) => id === ids.userId)
  const viewer = rows.find(({ id }) => id === ids.viewerId)
  if (!subject || !viewer) throw new DomainError('NOT_FOUND')
  if (!mayView(viewer, subject)) throw new DomainError('MAY_NOT_VIEW')
  return subject
}
