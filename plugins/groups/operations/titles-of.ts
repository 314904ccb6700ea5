import { productText } from '@/plugins/commerce/catalog/product-text'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

/** What a group opens, as a list in a sentence of that language. */
export async function titlesOf(sql: Sql, products: readonly string[], locale: Locale): Promise<string> {
  const { rows } = await sql.query<{ title: string }>(
    `SELECT ${productText(siteOf(sql), 'title', locale)} AS title FROM products p WHERE p.id::text = ANY ($1::text[]) ORDER BY p.position`,
    [products],
  )
  return new Intl.ListFormat(locale === 'fr' ? 'fr-CA' : 'en-CA').format(rows.map(({ title }) => title))
}
