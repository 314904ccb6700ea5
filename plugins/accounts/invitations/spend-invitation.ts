import { grantWithoutOrder } from '@/plugins/commerce/user-products/operations/grant-without-order'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { type InvitedProgram, programsOf } from './programs-of'

/**
 * Marks an invitation as somebody's, and opens its programs to them; in the transaction that holds it. Gives the programs, named
 * in a language.
 */
export async function spendInvitation(
  sql: Sql,
  { id }: { id: string },
  { userId, locale }: { userId: string; locale: Locale },
): Promise<InvitedProgram[]> {
  await sql.query(
    `UPDATE invitations SET state = 'accepted', accepted_by_id = $2::uuid, accepted_at = now(), updated_at = now()
      WHERE id = $1::uuid`,
    [id, userId],
  )
  const programs = await programsOf(sql, id, locale)
  await grantWithoutOrder(
    sql,
    programs.map((program) => ({
      userId,
      productId: program.id,
      source: 'invitation',
      sourceKey: `invitation:${id}:${program.id}`,
      reason: 'Joined by invitation',
    })),
  )
  return programs
}
