import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { verifyPassword } from '../passwords/password-hash'

/** Refuses with `WRONG_PASSWORD`, at `path`, when this is not the password of who is signed in. */
export async function proveOwnPassword(payload: Payload, userId: string, password: string): Promise<void> {
  const { rows } = await pool(payload).query<{ hash: string | null; salt: string | null }>(
    'SELECT hash, salt FROM users WHERE id = $1::uuid',
    [userId],
  )
  if (await verifyPassword(password, rows[0] ?? null)) return
  const { message } = new DomainError('WRONG_PASSWORD')
  throw new DomainError('WRONG_PASSWORD', { details: { errors: [{ path: 'password', message }] } })
}
