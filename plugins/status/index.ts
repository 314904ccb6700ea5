import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { geoCountries, geoRegions } from '@/src/server/endpoints/geo'
import { health } from './endpoints/health'
import { ready } from './endpoints/ready'

/** Whether the site is alive and ready, and the reference data every form may ask for. */
export const status =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, [health, ready, geoCountries, geoRegions])
