import { productText } from '@/plugins/commerce/catalog/product-text'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

export type InvitedProgram = { id: string; title: string }

/** The programs an invitation opens, in the order staff chose them. */
export async function programsOf(sql: Sql, invitationId: string, locale: Locale): Promise<InvitedProgram[]> {
  const { rows } = await sql.query<InvitedProgram>(
    `SELECT p.id, ${productText(siteOf(sql), 'title', locale)} AS title FROM invitations_rels r JOIN products p ON p.id = r.products_id
      WHERE r.parent_id = $1::uuid AND r.path = 'products' ORDER BY r."order"`,
    [invitationId],
  )
  return rows
}
