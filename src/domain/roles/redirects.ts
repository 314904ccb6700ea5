import { ROUTE_TABLE } from './route-table'

/** Addresses that lead elsewhere, whoever asks; the query travels along. Specification 2, Route table. */
export const REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ROUTE_TABLE).flatMap(([path, route]) => ('leadsTo' in route ? [[path, route.leadsTo]] : [])),
)
