import { type Locale, readLocale } from '@/src/domain/languages/locales'

/** What a part of the staff area says, in both languages; `{name}` stands for a value. */
export type StaffMessages<Key extends string> = Record<Locale, Record<Key, string>>

export type StaffTranslator<Key extends string> = (key: Key, values?: Values) => string
type Values = Record<string, string | number>

/** `t('saved')` in a language of the staff area; English for one we do not have. */
export function inLanguage<Key extends string>(
  messages: StaffMessages<Key>,
  language: string,
): StaffTranslator<Key> {
  const own = messages[readLocale(language)]
  return (key, values = {}) =>
    own[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
