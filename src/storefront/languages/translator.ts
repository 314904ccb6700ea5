import { createElement, Fragment, type ReactNode } from 'react'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import type { CompiledCatalog, Feature, MessageKey } from './catalogs'
import { readMessage, type Values } from './read-message'

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
  const read = <Part>(key: MessageKey<Of>, values: Values<Part>) =>
    readMessage(find(key), LANGUAGE_TAGS[locale], values)
  const translate = (key: MessageKey<Of>, values: MessageValues = {}) => read(key, values).join('')
  const rich = (key: MessageKey<Of>, tags: Tags): ReactNode => {
    const values = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, toRead(value)]))
    return together(read<ReactNode>(key, values))
  }
  return Object.assign(translate, { rich })
}

function toRead(value: Tags[string]) {
  return typeof value === 'function' ? (words: ReactNode[]) => value(together(words)) : value
}

/** One text is no list, so that it needs no keys. */
function together(words: ReactNode[]): ReactNode {
  return words.length > 1 ? createElement(Fragment, null, ...words) : (words[0] ?? '')
}
