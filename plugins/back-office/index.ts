import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { exportEndpoints } from './lists/export-endpoints'
import { staffSearch } from './search/staff-search'

/** What staff need across everything that is stored: finding it, taking it along. */
export const backOffice =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, [staffSearch, ...exportEndpoints])
