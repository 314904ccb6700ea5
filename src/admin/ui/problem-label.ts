import { LANGUAGE_TAGS, readLocale } from '@/src/domain/languages/locales'
import { formatCad } from '@/src/domain/money/money'
import { said } from './said'

/** What is wrong with a payment, as staff read it: amounts in dollars, though the shop counts in cents. */
export function problemLabel(problem: string, language = 'en'): string {
  const locale = LANGUAGE_TAGS[readLocale(language)]
  const inDollars = problem.replace(
    /^(\d+|no) cents instead of (\d+)$/,
    (_, came: string, expected: string) =>
      `${came === 'no' ? 'No amount' : formatCad(Number(came), locale)} came instead of ${formatCad(Number(expected), locale)}`,
  )
  return said(inDollars, language)
}
