import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'

type Row = Record<
  'full_name' | 'address_line_1' | 'city' | 'province' | 'postal_code' | 'country',
  string | null
>

/** `GET /users/default-billing-address` (specification 7): the saved address, or 404 when there is none. */
export const getDefaultBillingAddress = defineEndpoint({
  method: 'get',
  path: '/users/default-billing-address',
  access: 'signed-in',
  handler: async ({ req, user }) => {
    const { rows } = await pool(req.payload).query<Row>(
      `SELECT default_billing_address_full_name AS full_name, default_billing_address_address_line1 AS address_line_1,
              default_billing_address_city AS city, default_billing_address_province AS province,
              default_billing_address_postal_code AS postal_code, default_billing_address_country AS country
         FROM users WHERE id = $1 AND default_billing_address_address_line1 IS NOT NULL`,
      [user.id],
    )
    if (!rows[0]) throw new DomainError('NOT_FOUND', { internal: 'no default billing address' })
    return { success: true, ...rows[0], data: rows[0] }
  },
})
