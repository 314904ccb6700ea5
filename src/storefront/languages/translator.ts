import format from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import type { CompiledCatalog, Feature, MessageKey } from './catalogs'

export type MessageValues = Record<string, string | number>
type Tags = Record<string, string | number | ((words: ReactNode) => ReactNode)>

/** The messages of one feature: `t('subtotal')`; `t.rich` where words inside are a link or otherwise set apart. */
export type Translator<Of extends Feature> = {
  (key: MessageKey<Of>, values?: MessageValues): string
  rich: (key: MessageKey<Of>, tags: Tags) => ReactNode
}

/** A message that the page does not carry is a mistake of ours: the gate finds it, and so does every test. */
export function createTranslator<Of extends Feature>(
  feature: Of,
  locale: Locale,
  messages: CompiledCatalog | undefined,
): Translator<Of> {
  const find = (key: MessageKey<Of>) => {
    const message = messages?.[key]
    if (message === undefined) throw new Error(`the page does not carry the message ${feature}.${key}`)
    return message
  }
  const translate = (key: MessageKey<Of>, values?: MessageValues) =>
    String(format(find(key), LANGUAGE_TAGS[locale], values, { formatters }))
  const rich = (key: MessageKey<Of>, tags: Tags): ReactNode => {
    const values = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, toFormat(value)]))
    const words = format<ReactNode>(find(key), LANGUAGE_TAGS[locale], values, { formatters })
    return together(words)
  }
  return Object.assign(translate, { rich })
}

function toFormat(value: Tags[string]) {
  return typeof value === 'function' ? (words: ReactNode[]) => value(together(words)) : value
}

function together(words: ReactNode): ReactNode {
  return Array.isArray(words) ? createElement(Fragment, null, ...words) : words
}

const formatters = {
  getDateTimeFormat: (...asked: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...asked),
  getNumberFormat: (...asked: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...asked),
  getPluralRules: (...asked: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...asked),
}
