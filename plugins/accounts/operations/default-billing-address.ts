import type { BillingAddress } from '@/src/domain/billing/billing-address'
import type { Sql } from '@/src/server/db/transaction'

/** An address as the API gives it out; a field is null when it was never given. */
type StoredBillingAddress = Record<keyof Omit<BillingAddress, 'is_default'>, string | null>

const COLUMNS = `default_billing_address_full_name AS full_name,
  default_billing_address_address_line1 AS address_line_1, default_billing_address_city AS city,
  default_billing_address_province AS province, default_billing_address_postal_code AS postal_code,
  default_billing_address_country AS country`

/** The address somebody is billed to by default, or null. */
export async function readDefaultBillingAddress(
  sql: Sql,
  userId: string,
): Promise<StoredBillingAddress | null> {
  const { rows } = await sql.query<StoredBillingAddress>(
    `SELECT ${COLUMNS} FROM users WHERE id = $1 AND default_billing_address_address_line1 IS NOT NULL`,
    [userId],
  )
  return rows[0] ?? null
}

/** Stores the address somebody is billed to by default; orders that were placed keep theirs. */
export async function saveDefaultBillingAddress(
  sql: Sql,
  userId: string,
  address: BillingAddress,
): Promise<StoredBillingAddress | null> {
  const { rows } = await sql.query<StoredBillingAddress>(
    `UPDATE users SET default_billing_address_full_name = $2, default_billing_address_address_line1 = $3,
            default_billing_address_city = $4, default_billing_address_province = $5,
            default_billing_address_postal_code = $6, default_billing_address_country = $7, updated_at = now()
      WHERE id = $1 RETURNING ${COLUMNS}`,
    [
      userId,
      address.full_name,
      address.address_line_1,
      address.city,
      address.province,
      address.postal_code,
      address.country,
    ],
  )
  return rows[0] ?? null
}
