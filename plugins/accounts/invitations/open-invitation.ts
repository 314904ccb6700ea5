import type { InvitationType } from '@/src/domain/invitations/invitation'
import type { Sql } from '@/src/server/db/transaction'
import { newInvitationToken } from './invitation-token'

/** One invitation is open per address: whoever asks for one waits here for others who ask for it too. */
export async function lockAddress(sql: Sql, email: string): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`invitation:${email}`])
}

/** The open invitation of an address, expired or not; held until the transaction ends. */
export async function findOpenInvitation(
  sql: Sql,
  email: string,
): Promise<{ id: string; type: InvitationType } | undefined> {
  const { rows } = await sql.query<{ id: string; type: InvitationType }>(
    `SELECT id, invitation_type AS type FROM invitations WHERE email = $1 AND state = 'pending' FOR UPDATE`,
    [email],
  )
  return rows[0]
}

/** A new one, with a token nobody is ever given: the link is made when it is sent. */
export async function storeInvitation(sql: Sql, email: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO invitations (email, invitation_type, state, token_hash, expires_at, sent_at, sendings)
     VALUES ($1, 'participant', 'pending', $2, now(), now(), 0) RETURNING id`,
    [email, `none:${newInvitationToken()}`],
  )
  if (!rows[0]) throw new Error('the invitation was not stored')
  return rows[0].id
}
