import 'server-only'
import { cache } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'

const held = cache((): { locale: Locale } => ({ locale: DEFAULT_LOCALE }))

/** The language of the page that is being drawn; of nothing else that this process does meanwhile. */
export function requestLocale(): Locale {
  return held().locale
}

type Drawn<Props extends unknown[], Result> = (...props: Props) => Result

/** A page, layout or its metadata, drawn in French: what stands below `/fr` is the same as in English but for its words. */
export function inFrench<Props extends unknown[], Result>(draw: Drawn<Props, Result>): Drawn<Props, Result> {
  return (...props) => {
    held().locale = 'fr'
    return draw(...props)
  }
}
