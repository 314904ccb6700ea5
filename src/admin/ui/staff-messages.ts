import { LANGUAGE_TAGS, type Locale, readLocale } from '@/src/domain/languages/locales'

/**
 * What a part of the staff area says, in both languages; `{name}` stands for a value, and `{count, plural, one {# day} other
 * {# days}}` for the form its number takes.
 */
export type StaffMessages<Key extends string> = Record<Locale, Record<Key, string>>

export type StaffTranslator<Key extends string> = (key: Key, values?: Values) => string
type Values = Record<string, string | number>

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g
const RULES = {
  en: new Intl.PluralRules(LANGUAGE_TAGS.en),
  fr: new Intl.PluralRules(LANGUAGE_TAGS.fr),
} as const satisfies Record<Locale, Intl.PluralRules>

/** `t('saved')` in a language of the staff area; English for one we do not have. */
export function inLanguage<Key extends string>(
  messages: StaffMessages<Key>,
  language: string,
): StaffTranslator<Key> {
  const locale = readLocale(language)
  return (key, values = {}) =>
    messages[locale][key]
      .replace(PLURAL, (_, name: string, one: string, other: string) => {
        const count = Number(values[name])
        return (RULES[locale].select(count) === 'one' ? one : other).replace('#', String(count))
      })
      .replace(/\{(\w+)\}/g, (place, name: string) => inWords(values[name] ?? place, locale))
}

/** 75.1 is 75,1 in French; whole numbers can be years, and stay as they are. */
function inWords(value: string | number, locale: Locale): string {
  const isPart = typeof value === 'number' && !Number.isInteger(value)
  return isPart ? value.toLocaleString(LANGUAGE_TAGS[locale]) : String(value)
}
