import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { hashPassword, verifyPassword } from '../passwords/password-hash'
import { replacePassword } from '../passwords/replace-password'

type Change = { userId: string; sid: string; currentPassword: string; newPassword: string }

/**
 * Changes the password of somebody who is signed in and knows the present one. Their other sessions end, this one
 * stays. A wrong present password is refused with `WRONG_PASSWORD`; of two changes at once the second is refused so.
 */
export async function changeOwnPassword(payload: Payload, change: Change): Promise<void> {
  const { userId, sid, currentPassword, newPassword } = change
  const { rows } = await pool(payload).query<{ hash: string | null; salt: string | null }>(
    'SELECT hash, salt FROM users WHERE id = $1',
    [userId],
  )
  const stored = rows[0]
  if (!stored || !(await verifyPassword(currentPassword, stored))) throw wrongPassword()
  const password = await hashPassword(newPassword)
  await inTransaction(payload, async (sql) => {
    const { rowCount } = await sql.query(
      'SELECT 1 FROM users WHERE id = $1 AND hash = $2 FOR NO KEY UPDATE',
      [userId, stored.hash],
    )
    if (rowCount !== 1) throw wrongPassword()
    await replacePassword(sql, { userId, password, keepSession: sid, action: 'password.changed' })
  })
}

function wrongPassword(): DomainError {
  const error = new DomainError('WRONG_PASSWORD')
  const errors = [{ path: 'currentPassword', message: error.message }]
  return new DomainError('WRONG_PASSWORD', { details: { errors } })
}
