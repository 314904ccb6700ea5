import type { Payload } from 'payload'
import { inTransaction } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

/** Writes who sells into settings that nobody has saved yet; saved ones are left as they are. */
export async function saveSeller(payload: Payload): Promise<void> {
  const { brandName, legalName, addressLines, email, phone } = siteOf(payload).seller
  if (!brandName && !legalName) return
  await inTransaction(payload, async (sql) => {
    await sql.query(`SELECT pg_advisory_xact_lock(hashtext('commerce: save the seller'))`)
    await sql.query(
      `INSERT INTO system_settings (branding_name, seller_legal_name, seller_address_lines, seller_email, seller_phone)
       SELECT $1::varchar, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM system_settings)`,
      [brandName ?? legalName, legalName ?? brandName, addressLines, email, phone],
    )
  })
}
