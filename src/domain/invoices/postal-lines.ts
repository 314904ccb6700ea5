import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from '../languages/locales'

export interface StoredAddress {
  readonly fullName: string | null
  readonly addressLine1: string | null
  readonly city: string | null
  readonly province: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

/** An address as it is written on a letter, below the name: empty lines are left out, the country is named. */
export function postalLines(
  { addressLine1, city, province, postalCode, country }: StoredAddress,
  locale: Locale = DEFAULT_LOCALE,
): string[] {
  const place = [city, province, postalCode].map(clean).filter(Boolean).join(' ')
  return [clean(addressLine1), place, countryName(clean(country), locale)].filter(Boolean)
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'region', fallback: 'code' }).of(code) ?? code
}

function clean(text: string | null): string {
  return text?.trim() ?? ''
}
