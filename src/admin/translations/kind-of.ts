import { TRANSLATED, type Translated } from '@/src/domain/editing/translation-state'
import { LABELS_FR } from '../languages/labels'

/** What a kind of document is called. */
export function kindOf(collection: Translated, language: string): string {
  return labelIn(TRANSLATED[collection], language)
}

/** A field as it is called in a language of the staff area. */
export function labelIn(label: string, language: string): string {
  return (language === 'fr' ? LABELS_FR[label] : undefined) ?? label
}
