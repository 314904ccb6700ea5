import { Country, State } from 'country-state-city'
import type { CountryOption, PlaceLookup, RegionOption } from '@/src/domain/geo/place'

/**
 * The reference dataset, read on the server only: it is far too large for a page. Coordinates are not used.
 * Names are compared without regard to case and accents, since people type "Quebec" and "Québec".
 */
export const places: PlaceLookup = {
  findCountry: (codeOrName) => find(countries(), codeOrName),
  findRegion: (countryCode, codeOrName) => find(regionsOf(countryCode), codeOrName),
  hasRegions: (countryCode) => regionsOf(countryCode).length > 0,
}

let countryList: CountryOption[] | undefined
const regionLists = new Map<string, RegionOption[]>()

/** Every country, by name. */
export function countries(): CountryOption[] {
  countryList ??= Country.getAllCountries()
    .map(({ isoCode, name }) => ({ code: isoCode, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return countryList
}

/** The regions of one country, by name; none for a country that has none or does not exist. */
export function regionsOf(countryCode: string): RegionOption[] {
  const known = regionLists.get(countryCode)
  if (known) return known
  const regions = State.getStatesOfCountry(countryCode)
    .map(({ isoCode, name }) => ({ code: isoCode, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  if (countries().some(({ code }) => code === countryCode)) regionLists.set(countryCode, regions)
  return regions
}

function find<T extends { code: string; name: string }>(options: T[], codeOrName: string): T | null {
  const wanted = plain(codeOrName)
  if (wanted === '') return null
  return (
    options.find(({ code }) => plain(code) === wanted) ??
    options.find(({ name }) => plain(name) === wanted) ??
    null
  )
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
