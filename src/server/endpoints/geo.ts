import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { countries, regionsOf } from '@/src/server/geo/places'
import { answer, successWith } from '@/src/server/reply'

/** The dataset changes with a release, so browsers may keep what they fetched for a day. */
const CACHED = { headers: { 'Cache-Control': 'public, max-age=86400' } }

const places = successWith(z.array(z.object({ code: z.string(), name: z.string() })))

/** `GET /geo/countries`: every country, code and name. */
export const geoCountries = defineEndpoint({
  method: 'get',
  path: '/geo/countries',
  access: 'anyone',
  about: { summary: 'Every country, code and name.' },
  answers: places,
  handler: async () => answer({ success: true, data: countries() }, CACHED),
})

/** `GET /geo/countries/{code}/regions`: the regions of one country; an empty list when it has none. */
export const geoRegions = defineEndpoint({
  method: 'get',
  path: '/geo/countries/:code/regions',
  access: 'anyone',
  about: { summary: 'The regions of a country.', errors: ['NOT_FOUND'] },
  answers: places,
  handler: async ({ params }) => {
    const code = (params.code ?? '').toUpperCase()
    if (!countries().some((country) => country.code === code)) throw new DomainError('NOT_FOUND')
    return answer({ success: true, data: regionsOf(code) }, CACHED)
  },
})
