import type { Sql } from '@/src/server/db/transaction'

/** Who a mail is from, as the system settings have it. */
export type Brand = { name: string; colour: string; seller: string[] }

const INK = '#1f2b2a'
const COLOUR = '#1d5450'

/** For a site whose settings nobody saved yet. */
export const PLAIN_BRAND: Brand = { name: '', colour: COLOUR, seller: [] }

export async function readBrand(sql: Sql): Promise<Brand> {
  const { rows } = await sql.query<
    Record<'name' | 'colour' | 'seller' | 'address' | 'email' | 'phone', string>
  >({
    name: 'mail-brand',
    text: `SELECT branding_name AS name, branding_primary_colour AS colour, seller_legal_name AS seller,
                  seller_address_lines AS address, seller_email AS email, seller_phone AS phone
             FROM system_settings LIMIT 1`,
  })
  const [settings] = rows
  if (!settings) return PLAIN_BRAND
  const { name, colour, seller, address, email, phone } = settings
  const lines = [seller || name, ...(address ?? '').split('\n'), [phone, email].filter(Boolean).join(' · ')]
  return {
    name,
    colour: /^#[0-9a-f]{6}$/i.test(colour ?? '') ? colour : COLOUR,
    seller: lines.map((line) => line.trim()).filter(Boolean),
  }
}

/** White or ink, whichever is easier to read on a colour. */
export function inkOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, INK) ? '#ffffff' : INK
}

/** The colour itself where it can be read on a background, ink where it cannot (WCAG AA). */
export function readableOn(background: string, colour: string): string {
  return contrast(colour, background) >= 4.5 ? colour : INK
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of a `#rrggbb`, WCAG 2. */
function luminance(colour: string): number {
  const channel = (start: number) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
