import type { Site } from '@/src/server/site'

type ImageSql = { from: string; file: string; alt: string; width: string; height: string }

/** How SQL reads a product's pictures (`r` its relations, `m` the picture), or null when products have none. */
export function imageSql({ media, languages }: Site, locale?: string): ImageSql | null {
  if (!media) return null
  const { table, column, alt, hasCard } = media
  const small = (name: string) => (hasCard ? `coalesce(m.sizes_card_${name}, m.${name})` : `m.${name}`)
  return {
    from: `products_rels r JOIN ${table} m ON m.id = r.${column} AND m.filename IS NOT NULL`,
    file: small('filename'),
    alt:
      alt === 'each-language' && languages ? altIn(table, languages, locale) : alt === 'one' ? 'm.alt' : "''",
    width: small('width'),
    height: small('height'),
  }
}

/** What the picture shows in a language; in the site's first one where nobody said it in that. */
function altIn(table: string, { first, all }: NonNullable<Site['languages']>, locale?: string): string {
  const wanted = locale && all.includes(locale) ? locale : first
  const text = (code: string) =>
    `(SELECT a.alt FROM ${table}_locales a WHERE a._parent_id = m.id AND a._locale = '${code}')`
  return `coalesce(${wanted === first ? '' : `${text(wanted)}, `}${text(first)}, '')`
}
