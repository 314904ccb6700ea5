import { inLanguage } from '../ui/staff-messages'
import { consentMessages } from './consent-messages'

const SAID = {
  registration: 'registration',
  invitation: 'invitation',
  'migrated reset': 'migratedReset',
  'account settings': 'accountSettings',
  newsletter: 'newsletter',
  import: 'import',
} as const

/** Where somebody agreed, in words. What nobody foresaw stays as it is stored. */
export function sourceInWords(stored: string, language: string): string {
  const source = Object.entries(SAID).find(([key]) => key === stored)?.[1]
  return source ? inLanguage(consentMessages, language)(source) : stored
}
