import type { Config, Field, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { geoCountries, geoRegions } from '@/src/server/endpoints/geo'
import { health } from './endpoints/health'
import { ready } from './endpoints/ready'
import { systemCheck } from './endpoints/system-check'
import { noticeField } from './notice-field'
import { offersField } from './offers-field'

/** Whether the site is alive and ready, and the reference data every form may ask for. */
export const status =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(withSettingsOfOurs(config), [health, ready, systemCheck, geoCountries, geoRegions])

/** Above the settings: what each part of the shop does right now, what every visitor is told, and what is offered. */
function withSettingsOfOurs(config: Config): Config {
  const checks: Field = {
    name: 'checks',
    type: 'ui',
    admin: { components: { Field: '/src/admin/instance/system-check#SystemCheck' }, disableListColumn: true },
  }
  const globals = config.globals?.map((each) =>
    each.slug === 'system-settings'
      ? { ...each, fields: [checks, noticeField, offersField, ...each.fields] }
      : each,
  )
  return { ...config, ...(globals ? { globals } : {}) }
}
