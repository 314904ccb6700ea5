import { isColour } from '@/src/domain/branding/contrast'
import type { Sql } from '@/src/server/db/transaction'

/** Who a mail is from, as the system settings have it. */
export type Brand = {
  name: string
  colour: string
  /** The name on receipts, and how to reach them. */
  seller: string[]
  /** Where they are: the law wants it in marketing. */
  address: string[]
}

const COLOUR = '#1d5450'

/** For a site whose settings nobody saved yet. */
export const PLAIN_BRAND: Brand = { name: '', colour: COLOUR, seller: [], address: [] }

export async function readBrand(sql: Sql): Promise<Brand> {
  const { rows } = await sql.query<
    { name: string } & Record<'colour' | 'seller' | 'address' | 'email' | 'phone', string | null>
  >({
    name: 'mail-brand',
    text: `SELECT branding_name AS name, branding_primary_colour AS colour, seller_legal_name AS seller,
                  seller_address_lines AS address, seller_email AS email, seller_phone AS phone
             FROM system_settings LIMIT 1`,
  })
  const [settings] = rows
  if (!settings) return PLAIN_BRAND
  const { name, colour, seller, address, email, phone } = settings
  return {
    name,
    colour: isColour(colour) ? colour : COLOUR,
    seller: filled([seller || name, [phone, email].filter(Boolean).join(' · ')]),
    address: filled((address ?? '').split('\n')),
  }
}

function filled(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}
