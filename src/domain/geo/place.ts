/** A choice of the country list: ISO 3166-1 alpha-2 code and name. */
export interface CountryOption {
  readonly code: string
  readonly name: string
}

/** A choice of the region list. The code is unique only within its country. */
export interface RegionOption {
  readonly code: string
  readonly name: string
}

/** What the rules need to know of the world; the dataset behind it is somebody else's. */
export interface PlaceLookup {
  /** By ISO code or by name, whatever the case; null when there is none. */
  readonly findCountry: (codeOrName: string) => CountryOption | null
  /** Within a country given by ISO code, by region code or name; null when there is none. */
  readonly findRegion: (countryCode: string, codeOrName: string) => RegionOption | null
  /** False for the few countries without regions, where none can be asked for. */
  readonly hasRegions: (countryCode: string) => boolean
}
