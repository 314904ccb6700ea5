import type { Site } from '@/src/server/site'

type Text = 'title' | 'summary' | 'slug'

/**
 * SQL of a product's text in a language: `p` is the product. Where it has none in that language, or is not shown in it:
 * the site's first language; empty where it has none at all. On a site of one language its column.
 */
export function productText(site: Site, column: Text, locale?: string, p = 'p'): string {
  const { languages } = site
  if (!languages || !isLocalized(site, column)) return `coalesce(${p}.${column}, '')`
  const first = languages.first
  const wanted = locale && languages.all.includes(locale) ? locale : first
  const text = (code: string, condition = '') =>
    `(SELECT t.${column} FROM products_locales t WHERE t._parent_id = ${p}.id AND t._locale = '${code}'${condition})`
  const others = wanted === first ? '' : `${text(wanted, ' AND t.shown')}, `
  return `coalesce(${others}${text(first)}, '')`
}

/** SQL of the language that text is in. */
export function productTextLanguage(site: Site, column: Text, locale: string, p = 'p'): string {
  const { languages } = site
  const first = languages?.first ?? locale
  if (locale === first || !languages?.all.includes(locale) || !isLocalized(site, column)) return `'${first}'`
  return `(CASE WHEN EXISTS (SELECT FROM products_locales t WHERE t._parent_id = ${p}.id AND t._locale = '${locale}'
                                AND t.shown AND t.${column} IS NOT NULL) THEN '${locale}' ELSE '${first}' END)`
}

/** The same in the language of a person or a parameter: `locale` is SQL of its code. */
export function productTextFor(site: Site, column: Text, locale: string, p = 'p'): string {
  const others = (site.languages?.all ?? []).filter((code) => code !== site.languages?.first)
  const first = productText(site, column, undefined, p)
  if (others.length === 0 || !isLocalized(site, column)) return first
  const cases = others.map((code) => `WHEN '${code}' THEN ${productText(site, column, code, p)}`)
  return `CASE ${locale} ${cases.join(' ')} ELSE ${first} END`
}

/** SQL that says whether the text `value` is the last part of a product's address in any language it is shown in, or its first. */
export function isAddressOf(site: Site, value: string, p = 'p'): string {
  return isAddressIn(site, site.languages?.all ?? [], value, p)
}

/** The same for those who read it in one language: its own address there, and that of the site's first language. */
export function isAddressFor(site: Site, locale: string, value: string, p = 'p'): string {
  return isAddressIn(site, [locale], value, p)
}

/** SQL of all last parts of its address that a product is found by, as JSON. */
export function addressesOf(site: Site, p = 'p'): string {
  const { languages } = site
  if (!languages || !isLocalized(site, 'slug')) return `jsonb_build_array(${p}.slug)`
  return `(SELECT coalesce(jsonb_agg(DISTINCT a.slug), '[]') FROM products_locales a
            WHERE a._parent_id = ${p}.id AND a.slug IS NOT NULL AND (a._locale = '${languages.first}' OR a.shown))`
}

function isAddressIn(site: Site, locales: string[], value: string, p: string): string {
  const { languages } = site
  if (!languages || !isLocalized(site, 'slug')) return `${p}.slug = ${value}`
  const shown = languages.all.filter((code) => locales.includes(code) && code !== languages.first)
  const others =
    shown.length === 0
      ? ''
      : ` OR (a.shown AND a._locale IN (${shown.map((code) => `'${code}'`).join(', ')}))`
  return `${p}.id IN (SELECT a._parent_id FROM products_locales a
            WHERE a.slug = ${value} AND (a._locale = '${languages.first}'${others}))`
}

function isLocalized({ languages, productTexts }: Site, column: Text): boolean {
  return languages !== null && productTexts.includes(column)
}
