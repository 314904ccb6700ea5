import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { mayBeRenewed } from '@/src/server/db/certificate-end'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { forgetSteps } from '../../operations/forget-steps'

/**
 * Lets the owner of a certificate that runs out begin its program anew, which renews it when they have finished; until then it
 * stays as it is. `CONFLICT` while it is not due, while they are at it already, and when the program is closed to them.
 */
export async function beginRenewal(
  payload: Payload,
  { userId, number }: { userId: string; number: string },
): Promise<{ programId: string }> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ programId: string; isDue: boolean }>({
      name: 'certificate-to-renew',
      text: `SELECT x.program_id AS "programId", ${isRenewable('x')} AS "isDue"
               FROM certificates x WHERE x.user_id = $1 AND x.number = $2 FOR UPDATE`,
      values: [userId, number],
    })
    const [found] = rows
    if (!found) throw new DomainError('NOT_FOUND')
    const { programId, isDue } = found
    if (!isDue) throw new DomainError('CONFLICT')
    await forgetSteps(sql, { userId, programId })
    const details = { number, program: programId }
    await logActivity(sql, {
      action: 'certificate.renewal-begun',
      by: 'customer',
      actor: userId,
      user: userId,
      details,
    })
    return { programId }
  })
}

/** Whether its owner may begin to renew a certificate now, as SQL. */
export function isRenewable(certificate: string): string {
  return `(${mayBeRenewed(certificate)}
           AND EXISTS (SELECT 1 FROM program_completions d
                        WHERE d.user_id = ${certificate}.user_id AND d.program_id = ${certificate}.program_id)
           AND EXISTS (SELECT 1 FROM user_products g JOIN programs o ON o.product_id = g.product_id
                        WHERE g.user_id = ${certificate}.user_id AND o.id = ${certificate}.program_id AND ${openAccess('g')}))`
}
