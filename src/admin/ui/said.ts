import { printDay } from '@/src/domain/invoices/print-date'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { STAFF_SENTENCES_FR } from '@/src/domain/languages/french/staff-sentences'
import { readLocale } from '@/src/domain/languages/locales'
import { type Sentences, translateSentence } from '@/src/domain/languages/translate-sentence'

const SENTENCES: Sentences = { ...STAFF_SENTENCES_FR, ...FRENCH_SENTENCES }

/** What a rule or the API says in English, in the language of whoever reads it. What people wrote stays as they wrote it. */
export function said(sentence: string, language: string): string {
  if (readLocale(language) !== 'fr') return sentence
  const french = translateSentence(sentence, SENTENCES)
  if (french === sentence) return sentence
  return french
    .replace(/\$([\d,]+)\.(\d\d)/g, inCanadianFrench)
    .replace(LONG_DAY, dayInFrench)
    .replace(/“([^”]*)”/g, '«\u00a0$1\u00a0»')
}

function inCanadianFrench(_: string, dollars: string, cents: string): string {
  return `${dollars.replaceAll(',', '\u00a0')},${cents}\u00a0$`
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]
const LONG_DAY = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4})\\b`, 'g')

function dayInFrench(_: string, month: string, day: string, year: string): string {
  return printDay(`${year}-${two(MONTHS.indexOf(month) + 1)}-${two(day)}`, 'fr')
}

const two = (number: number | string) => String(number).padStart(2, '0')
