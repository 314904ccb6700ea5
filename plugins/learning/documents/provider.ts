import { INK, isColour, readableOn } from '@/src/domain/branding/contrast'
import type { Sql } from '@/src/server/db/transaction'

export type Provider = { name: string; colour: string }

/** Whose paper it is: the name, and a colour in which it can be read on white. */
export async function findProvider(sql: Sql): Promise<Provider> {
  const { rows } = await sql.query<{ name: string; colour: string | null }>({
    name: 'provider-of-papers',
    text: 'SELECT branding_name AS name, branding_primary_colour AS colour FROM system_settings LIMIT 1',
  })
  const [found] = rows
  const colour = isColour(found?.colour) ? found.colour : INK
  return { name: found?.name || 'Training provider', colour: readableOn('#ffffff', colour) }
}
