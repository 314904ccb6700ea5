import type { Config, Plugin } from 'payload'
import { SavedFilters } from '@/collections/saved-filters'
import { StaffNotes } from '@/collections/staff-notes'
import { mountEndpoints } from '@/src/server/endpoint'
import { withAudit } from './audit/with-audit'
import { withOneWriter } from './audit/with-one-writer'
import { importCatalog } from './catalog/endpoints'
import { filterEndpoints } from './filters/endpoints'
import { exportEndpoints } from './lists/export-endpoints'
import { noteEndpoints } from './notes/endpoints'
import { withRights } from './rights/with-rights'
import { staffSearch } from './search/staff-search'
import { personTimeline } from './timeline/person-timeline'

/** What staff need across everything that is stored: finding it, taking it along, who may, and who did what. After the plugins whose collections it holds to rights. */
export const backOffice =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(withRights(withOneWriter(withAudit(withNotes(config)))), [
      staffSearch,
      personTimeline,
      ...noteEndpoints,
      ...filterEndpoints,
      ...exportEndpoints,
      importCatalog,
    ])

function withNotes(config: Config): Config {
  return { ...config, collections: [...(config.collections ?? []), StaffNotes, SavedFilters] }
}
