import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { canonicalEmail } from '@/src/domain/users/email'
import { pool } from '@/src/server/db/transaction'
import { verifyPassword } from '../passwords/password-hash'
import type { PublicUser } from '../public-user'
import { logFailedSignIn } from './log-failed-sign-in'

type Row = PublicUser & { state: string; migration: string; hash: string | null; salt: string | null }

/** `hash` is what the password was compared with, for `startSession` to see that it still stands. */
type Checked = PublicUser & { hash: string | null }

/**
 * The person behind an address and password. Unknown address, wrong password and deactivated account are refused
 * alike, after the same work. One exception (the migrated-user flow needs it): an account that came from the older
 * system and was never claimed has no password yet and answers `MIGRATED_USER`. Refusals are logged.
 */
export async function checkCredentials(
  payload: Payload,
  credentials: { email: string; password: string },
): Promise<Checked> {
  const email = canonicalEmail(credentials.email)
  const user = email ? await findByEmail(payload, email) : undefined
  const isRight = await verifyPassword(credentials.password, user ?? null)
  if (user?.migration === 'unclaimed' && user.state === 'active') throw new DomainError('MIGRATED_USER')
  if (!user || !isRight || user.state !== 'active') {
    await logFailedSignIn(payload, { address: email ?? credentials.email, userId: user?.id ?? null })
    throw new DomainError('INVALID_CREDENTIALS')
  }
  return user
}

async function findByEmail(payload: Payload, email: string): Promise<Row | undefined> {
  const { rows } = await pool(payload).query<Row>({
    name: 'user-by-email',
    text: `SELECT id, email, firstname, lastname, role, state, migration, hash, salt FROM users WHERE email = $1`,
    values: [email],
  })
  return rows[0]
}
