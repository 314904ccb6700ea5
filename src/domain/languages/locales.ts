export const LOCALES = ['en', 'fr'] as const

export type Locale = (typeof LOCALES)[number]

/** What documents, dates and amounts are marked with: both languages as they are written in Canada. */
export const LANGUAGE_TAGS = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Locale, string>

/** Each as its readers call it. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const satisfies Record<Locale, string>

/** English has the addresses of the specification; every other language has its own below a first segment. */
export const DEFAULT_LOCALE = 'en' satisfies Locale

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The language somebody asked for, English where they asked for none we have. */
export function readLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}
