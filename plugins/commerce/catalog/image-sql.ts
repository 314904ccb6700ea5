import type { Site } from '@/src/server/site'

type ImageSql = { from: string; file: string; alt: string; width: string; height: string }

/** How SQL reads a product's pictures (`r` its relations, `m` the picture), or null when products have none. */
export function imageSql({ media }: Site): ImageSql | null {
  if (!media) return null
  const { table, column, hasAlt, hasCard } = media
  const small = (name: string) => (hasCard ? `coalesce(m.sizes_card_${name}, m.${name})` : `m.${name}`)
  return {
    from: `products_rels r JOIN ${table} m ON m.id = r.${column} AND m.filename IS NOT NULL`,
    file: small('filename'),
    alt: hasAlt ? 'm.alt' : "''",
    width: small('width'),
    height: small('height'),
  }
}
