import type { PlaceLookup } from '@/src/domain/geo/place'

const COUNTRIES = [
  { code: 'CA', name: 'Canada', regions: [{ code: 'ON', name: 'Ontario' }] },
  { code: 'US', name: 'United States', regions: [{ code: 'NY', name: 'New York' }] },
  { code: 'VA', name: 'Vatican City State (Holy See)', regions: [] },
]

/** A small world, enough to tell the rules apart. */
export const places: PlaceLookup = {
  findCountry: (codeOrName) => COUNTRIES.find((country) => isCalled(country, codeOrName)) ?? null,
  findRegion: (country, codeOrName) =>
    regionsOf(country).find((region) => isCalled(region, codeOrName)) ?? null,
  hasRegions: (country) => regionsOf(country).length > 0,
}

function regionsOf(country: string) {
  return COUNTRIES.find(({ code }) => code === country)?.regions ?? []
}

function isCalled({ code, name }: { code: string; name: string }, text: string): boolean {
  return [code, name].some((word) => word.toLowerCase() === text.toLowerCase())
}
