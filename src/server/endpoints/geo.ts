import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { RegionOption } from '@/src/domain/geo/place'
import { readLocale } from '@/src/domain/languages/locales'
import { defineEndpoint } from '@/src/server/endpoint'
import { countries, frenchCountry, frenchRegion, placesIn, regionsOf } from '@/src/server/geo/places'
import { answer, successWith } from '@/src/server/reply'

/** The dataset changes with a release, so browsers may keep what they fetched for a day. */
const CACHED = { headers: { 'Cache-Control': 'public, max-age=86400' } }

/** Names in the language of the page that asks. */
const language = z.object({ locale: z.string().max(20).optional() })

const places = successWith(z.array(z.object({ code: z.string(), name: z.string() })))

/** `GET /geo/countries`: every country, code and name. */
export const geoCountries = defineEndpoint({
  method: 'get',
  path: '/geo/countries',
  access: 'anyone',
  about: { summary: 'Every country, code and name.' },
  input: language,
  answers: places,
  handler: async ({ input }) => {
    const data = placesIn(countries(), readLocale(input.locale), frenchCountry)
    return answer({ success: true, data }, CACHED)
  },
})

/** `GET /geo/countries/{code}/regions`: the regions of one country; an empty list when it has none. */
export const geoRegions = defineEndpoint({
  method: 'get',
  path: '/geo/countries/:code/regions',
  access: 'anyone',
  about: { summary: 'The regions of a country.', errors: ['NOT_FOUND'] },
  input: language,
  answers: places,
  handler: async ({ params, input }) => {
    const code = (params.code ?? '').toUpperCase()
    if (!countries().some((country) => country.code === code)) throw new DomainError('NOT_FOUND')
    const nameOf = (region: RegionOption) => frenchRegion(code, region)
    return answer(
      { success: true, data: placesIn(regionsOf(code), readLocale(input.locale), nameOf) },
      CACHED,
    )
  },
})
