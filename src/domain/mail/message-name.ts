import { mailNamesFrench } from '../languages/french/mail-names'
import type { Locale } from '../languages/locales'
import { translateSentence } from '../languages/translate-sentence'
import { messageLabel } from './mail-labels'

/** What an email is called in the language of whoever reads its name: “Welcome (French)” is « Bienvenue (français) ». */
export function messageName(key: string, locale: Locale): string {
  const label = messageLabel(key)
  return locale === 'fr' ? translateSentence(label, mailNamesFrench) : label
}
