import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint, json } from '@/src/server/endpoint'
import { countries, regionsOf } from '@/src/server/geo/places'

/** The dataset changes with a release, so browsers may keep what they fetched for a day. */
const CACHED = { 'Cache-Control': 'public, max-age=86400' }

/** `GET /geo/countries`: every country, code and name. */
export const geoCountries = defineEndpoint({
  method: 'get',
  path: '/geo/countries',
  access: 'anyone',
  about: { summary: 'Every country, code and name.' },
  handler: async () => json(200, { success: true, data: countries() }, CACHED),
})

/** `GET /geo/countries/{code}/regions`: the regions of one country; an empty list when it has none. */
export const geoRegions = defineEndpoint({
  method: 'get',
  path: '/geo/countries/:code/regions',
  access: 'anyone',
  about: { summary: 'The regions of a country.', errors: ['NOT_FOUND'] },
  handler: async ({ params }) => {
    const code = (params.code ?? '').toUpperCase()
    if (!countries().some((country) => country.code === code)) throw new DomainError('NOT_FOUND')
    return json(200, { success: true, data: regionsOf(code) }, CACHED)
  },
})
