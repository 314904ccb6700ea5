import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { withAudit } from './audit/with-audit'
import { exportEndpoints } from './lists/export-endpoints'
import { withRights } from './rights/with-rights'
import { staffSearch } from './search/staff-search'

/** What staff need across everything that is stored: finding it, taking it along, who may, and who did what. After the plugins whose collections it holds to rights. */
export const backOffice =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(withRights(withAudit(config)), [staffSearch, ...exportEndpoints])
