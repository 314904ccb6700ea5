import type { PayloadRequest } from 'payload'
import { validUntil } from '@/src/server/db/certificate-end'
import { pool } from '@/src/server/db/transaction'
import { localeOf } from '@/src/server/request-language'
import { titleIn } from '../../in-language'

/**
 * Issues the certificates that are due to somebody: one for each program they have finished and whose staff give one. The
 * number comes from a series, the code is random (122 bits), the program's title is that of the request's language. Does nothing the second time, nor twice at the same moment.
 */
export async function issueCertificates(req: PayloadRequest, userId: string): Promise<void> {
  const sql = pool(req.payload)
  const { rows } = await sql.query<{ programId: string }>({
    name: 'certificates-due',
    text: `SELECT c.program_id AS "programId" FROM program_completions c
             JOIN programs p ON p.id = c.program_id AND p.certificate_is_given
            WHERE c.user_id = $1 AND NOT EXISTS (
                  SELECT 1 FROM certificates x WHERE x.user_id = c.user_id AND x.program_id = c.program_id)`,
    values: [userId],
  })
  for (const { programId } of rows) {
    await sql.query({
      name: 'issue-certificate',
      text: `INSERT INTO certificates (number, code, user_id, program_id, name, program_title, completed_at, issued_at,
                                       valid_until, is_public, shows_initials, created_at, updated_at)
             SELECT 'C-' || lpad(nextval('certificate_numbers')::text, 6, '0'), replace(gen_random_uuid()::text, '-', ''),
                    c.user_id, c.program_id, concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), t.title,
                    c.completed_at, now(), ${validUntil('c', 'p')}, true, false, now(), now()
               FROM program_completions c JOIN users u ON u.id = c.user_id JOIN programs p ON p.id = c.program_id
               JOIN ${titleIn('programs', 'c.program_id', '$3')} t ON true
              WHERE c.user_id = $1 AND c.program_id = $2
             ON CONFLICT (user_id, program_id) DO NOTHING`,
      values: [userId, programId, localeOf(req)],
    })
  }
}
