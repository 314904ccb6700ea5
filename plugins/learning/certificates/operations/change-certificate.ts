import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

type Visibility = { isPublic?: boolean | undefined; showsInitials?: boolean | undefined }

/** What strangers see of one's own certificate. 404 for somebody else's. */
export async function showCertificate(
  payload: Payload,
  asked: { userId: string; number: string } & Visibility,
): Promise<void> {
  const { rowCount } = await pool(payload).query({
    name: 'show-certificate',
    text: `UPDATE certificates SET is_public = coalesce($3, is_public), shows_initials = coalesce($4, shows_initials),
                  updated_at = now()
            WHERE user_id = $1 AND number = $2`,
    values: [asked.userId, asked.number, asked.isPublic ?? null, asked.showsInitials ?? null],
  })
  if (rowCount === 0) throw new DomainError('NOT_FOUND')
}

/**
 * Prints the name of the account, as it is now, on a certificate that has another one: after a correction. Number and
 * address stay. On record in the activity log.
 */
export async function reissueCertificate(
  payload: Payload,
  { id, staffId }: { id: string; staffId: string },
): Promise<{ number: string; name: string }> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ number: string; name: string; userId: string }>({
      name: 'reissue-certificate',
      text: `UPDATE certificates c SET name = concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')),
                    issued_at = now(), updated_at = now()
               FROM users u WHERE u.id = c.user_id AND (c.id = $2 OR c.number = $1)
             RETURNING c.number, c.name, c.user_id AS "userId"`,
      values: [id, isUuid(id) ? id : null],
    })
    const anew = rows[0]
    if (!anew) throw new DomainError('NOT_FOUND')
    const { number, name, userId } = anew
    await logActivity(sql, {
      action: 'certificate.reissued',
      by: 'staff',
      actor: staffId,
      user: userId,
      details: { number },
    })
    return { number, name }
  })
}
