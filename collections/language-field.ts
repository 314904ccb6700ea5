import type { SelectField } from 'payload'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'

export const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
]

/** In which language somebody is written to. */
export function languageField(admin: SelectField['admin']): SelectField {
  return {
    name: 'locale',
    label: 'Language',
    type: 'select',
    required: true,
    defaultValue: DEFAULT_LOCALE,
    options: LANGUAGE_OPTIONS,
    ...(admin ? { admin } : {}),
  }
}
