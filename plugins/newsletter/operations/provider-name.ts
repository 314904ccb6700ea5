import type { Sql } from '@/src/server/db/transaction'

/** Whose newsletter it is. */
export async function providerName(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    'SELECT branding_name AS name FROM system_settings LIMIT 1',
  )
  return rows[0]?.name || 'Training provider'
}
