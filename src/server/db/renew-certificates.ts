import type { Payload } from 'payload'
import { validUntil } from './certificate-end'
import { pool } from './transaction'

type Whose = { userId: string; code?: undefined } | { userId?: undefined; code: string }

/**
 * Renews what runs out and whose program was finished once more: the day of that, and a new end. Number, address and name stay.
 * Somebody's certificates, or the one behind a code; true when there was one to renew.
 */
export async function renewCertificates(payload: Payload, { userId, code }: Whose): Promise<boolean> {
  const { rowCount } = await pool(payload).query({
    name: 'renew-certificates',
    text: `UPDATE certificates x SET completed_at = c.completed_at, issued_at = now(), updated_at = now(),
                  valid_until = ${validUntil('c', 'p')}
             FROM program_completions c JOIN programs p ON p.id = c.program_id AND p.certificate_is_given
            WHERE (x.user_id = $1 OR x.code = $2) AND x.valid_until IS NOT NULL
              AND c.user_id = x.user_id AND c.program_id = x.program_id AND c.completed_at > x.completed_at`,
    values: [userId ?? null, code ?? null],
  })
  return (rowCount ?? 0) > 0
}
