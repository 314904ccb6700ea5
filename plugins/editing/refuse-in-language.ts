import { APIError, type PayloadRequest } from 'payload'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { readLocale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'

/** Refuses what another document or person stands in the way of, in the language of the staff area. */
export function refuseInLanguage({ i18n }: PayloadRequest, sentence: string): never {
  const isFrench = readLocale(i18n?.language) === 'fr'
  throw new APIError(isFrench ? translateSentence(sentence, FRENCH_SENTENCES) : sentence, 409, null, true)
}
