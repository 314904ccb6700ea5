import type { Site } from '@/src/server/site'

/**
 * SQL of a product's text in a language: `p` is the product. Where it has none in that language, or is not shown in it:
 * the site's first language; empty where it has none at all. On a site of one language its column.
 */
export function productText(
  { languages, productTexts }: Site,
  column: 'title' | 'summary',
  locale?: string,
): string {
  if (!languages || !productTexts.includes(column)) return `coalesce(p.${column}, '')`
  const first = languages.first
  const wanted = locale && languages.all.includes(locale) ? locale : first
  const text = (code: string, condition = '') =>
    `(SELECT t.${column} FROM products_locales t WHERE t._parent_id = p.id AND t._locale = '${code}'${condition})`
  const others = wanted === first ? '' : `${text(wanted, ' AND t.shown')}, `
  return `coalesce(${others}${text(first)}, '')`
}
