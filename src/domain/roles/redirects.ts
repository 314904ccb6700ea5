import { LOCALES } from '../languages/locales'
import { localPath } from '../languages/paths'
import { ROUTE_TABLE } from './route-table'

/**
 * Addresses that lead elsewhere, whoever asks, in each language; the query travels along. Specification 2, Route table.
 */
export const REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ROUTE_TABLE).flatMap(([path, route]) =>
    'leadsTo' in route
      ? LOCALES.map((locale) => [localPath(path, locale), localPath(route.leadsTo, locale)]).toReversed()
      : [],
  ),
)
