import type { WaitingTranslation } from '@/plugins/editing/translations/read-translations'
import { TRANSLATED, TRANSLATED_GLOBALS, type Translated } from '@/src/domain/editing/translation-state'
import { readLocale } from '@/src/domain/languages/locales'
import { messageName } from '@/src/domain/mail/message-name'
import { LABELS_FR } from '../languages/labels'

/** What a kind of document is called. */
export function kindOf(collection: Translated, language: string): string {
  return labelIn(TRANSLATED[collection], language)
}

/** Emails and menus have our names; everything else is called as its editors call it. */
export function titleOn(
  row: Pick<WaitingTranslation, 'collection' | 'id' | 'title'>,
  language: string,
): string {
  const { collection, id, title } = row
  if (collection === 'email-templates') return messageName(id, readLocale(language))
  return TRANSLATED_GLOBALS.includes(collection) ? kindOf(collection, language) : title
}

/** A field as it is called in a language of the staff area. */
export function labelIn(label: string, language: string): string {
  return (language === 'fr' ? LABELS_FR[label] : undefined) ?? label
}
