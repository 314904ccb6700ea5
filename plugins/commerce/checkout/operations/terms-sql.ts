import { OUR_SITE, type Site } from '@/src/server/site'

/**
 * The terms a buyer agrees to by ordering, as `terms (version, locale)`; `$23` is the language they order in. Where the page
 * is not in that language they read it in the site's first.
 */
export function termsSql({ termsPage, languages, settings }: Site): string {
  if (termsPage === null || settings !== OUR_SITE.settings)
    return 'terms AS (SELECT NULL::text AS version, NULL::text AS locale)'
  const version = `coalesce((SELECT consent_terms_version FROM ${settings} LIMIT 1), '1')`
  return `terms AS (SELECT ${version} AS version, ${languages ? localeSql(termsPage, languages) : '$23::text'} AS locale)`
}

function localeSql(page: string, { first }: NonNullable<Site['languages']>): string {
  return `CASE WHEN EXISTS (
      SELECT 1 FROM pages p JOIN pages_locales f ON f._parent_id = p.id AND f._locale = '${first}'
        JOIN pages_locales l ON l._parent_id = p.id AND l._locale::text = $23::text
       WHERE f.slug = '${page.replaceAll("'", "''")}' AND p._status = 'published' AND p.deleted_at IS NULL AND l.shown AND l.title <> '')
    THEN $23::text ELSE '${first}' END`
}
