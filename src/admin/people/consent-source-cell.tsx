import type { DefaultServerCellComponentProps } from 'payload'
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
export function ConsentSourceCell({
  cellData,
  i18n,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>) {
  const t = inLanguage(consentMessages, i18n.language)
  const source = Object.entries(SAID).find(([stored]) => stored === cellData)?.[1]
  return <span>{source ? t(source) : String(cellData ?? '–')}</span>
}
