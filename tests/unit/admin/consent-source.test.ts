import { expect, it } from 'vitest'
import { sourceInWords } from '@/src/admin/people/consent-source'

it.each([
  ['registration', 'en', 'When signing up'],
  ['registration', 'fr', 'À l’inscription'],
  ['account settings', 'fr', 'Dans les paramètres du compte'],
  ['something new', 'fr', 'something new'],
])('says where somebody agreed, %s in %s, as people say it', (stored, language, shown) => {
  expect(sourceInWords(stored, language)).toBe(shown)
})
