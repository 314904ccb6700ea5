import type { Offer } from '@/src/domain/settings/offers'
import type { Site } from './site'

/** SQL: whether the shop offers this. Part of a statement that is asked anyway; a site without such a switch offers it. */
export const offeredSql = (site: Site, what: Offer) =>
  `coalesce((SELECT (to_jsonb(system_settings) ->> 'offers_${what}')::boolean FROM ${site.settings} LIMIT 1), true)`
