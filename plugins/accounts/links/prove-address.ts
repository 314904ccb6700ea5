import type { Sql } from '@/src/server/db/transaction'
import { releaseHeldPurchases } from '../imports/held-purchases'

/**
 * Notes, in the transaction in which somebody used a link from their mailbox, that the address of their account is theirs, and
 * opens what waited for it. The second call changes nothing. Sign-in and purchase never ask for it; a group that is only for some addresses does.
 */
export async function proveAddress(sql: Sql, userId: string): Promise<void> {
  await sql.query({
    name: 'prove-address',
    text: `UPDATE users SET email_verified_at = now(), updated_at = now()
            WHERE id = $1::uuid AND email_verified_at IS NULL`,
    values: [userId],
  })
  await releaseHeldPurchases(sql, userId)
}

/** The account has another address now, and nobody has shown whose it is. */
export async function doubtAddress(sql: Sql, userId: string): Promise<void> {
  await sql.query('UPDATE users SET email_verified_at = NULL WHERE id = $1::uuid', [userId])
}
