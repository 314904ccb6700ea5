import type { CountryOption, PlaceLookup, RegionOption } from '@/src/domain/geo/place'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { getAllCountries, getStatesOfCountry } from './dataset'
import { FRENCH_REGIONS } from './french-regions'

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

/** The same places with their names in a language, in its order. The codes are what is stored and sent. */
export function placesIn<Place extends CountryOption>(
  places: readonly Place[],
  locale: Locale,
  nameOf: (place: Place) => string,
): Place[] {
  if (locale === 'en') return [...places]
  return places
    .map((place) => ({ ...place, name: nameOf(place) }))
    .sort((a, b) => a.name.localeCompare(b.name, LANGUAGE_TAGS[locale]))
}

/** What a country is called in French. */
export function frenchCountry({ code, name }: CountryOption): string {
  return FRENCH_COUNTRIES.of(code) ?? name
}

/** What a region is called in French, where it has a name of its own there. */
export function frenchRegion(country: string, { code, name }: RegionOption): string {
  return FRENCH_REGIONS[`${country}-${code}`] ?? name
}

const FRENCH_COUNTRIES = new Intl.DisplayNames(['fr-CA'], { type: 'region' })

/** Every country, by name. */
export function countries(): CountryOption[] {
  countryList ??= getAllCountries()
    .map(({ isoCode, name }) => ({ code: isoCode, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return countryList
}

/** The regions of one country, by name; none for a country that has none or does not exist. */
export function regionsOf(countryCode: string): RegionOption[] {
  const known = regionLists.get(countryCode)
  if (known) return known
  const regions = getStatesOfCountry(countryCode)
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
