import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'

const UNITS = { en: ['kB', 'MB'], fr: ['ko', 'Mo'] } as const satisfies Record<Locale, readonly string[]>

/** Bytes as people read them: 1536000 → '1.5 MB', '1,5 Mo' in French. */
export function fileSize(bytes: number, locale: Locale): string {
  const [kilo, mega] = UNITS[locale]
  const [amount, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), kilo] : [bytes / 1_000_000, mega]
  return `${amount.toLocaleString(LANGUAGE_TAGS[locale], { maximumFractionDigits: 1 })} ${unit}`
}
