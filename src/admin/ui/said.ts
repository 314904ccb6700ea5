import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { STAFF_SENTENCES_FR } from '@/src/domain/languages/french/staff-sentences'
import { readLocale } from '@/src/domain/languages/locales'
import { type Sentences, translateSentence } from '@/src/domain/languages/translate-sentence'

const SENTENCES: Sentences = { ...STAFF_SENTENCES_FR, ...FRENCH_SENTENCES }

/** What a rule or the API says in English, in the language of whoever reads it. What people wrote stays as they wrote it. */
export function said(sentence: string, language: string): string {
  if (readLocale(language) !== 'fr') return sentence
  const french = translateSentence(sentence, SENTENCES)
  return french === sentence ? sentence : french.replace(/\$([\d,]+)\.(\d\d)/g, inCanadianFrench)
}

function inCanadianFrench(_: string, dollars: string, cents: string): string {
  return `${dollars.replaceAll(',', '\u00a0')},${cents}\u00a0$`
}
