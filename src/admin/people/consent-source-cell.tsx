import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { inLanguage } from '../ui/staff-messages'
import { StoredWord } from '../ui/stored-word'
import { consentMessages } from './consent-messages'

const SAID = {
  registration: 'registration',
  invitation: 'invitation',
  'migrated reset': 'migratedReset',
  'account settings': 'accountSettings',
  newsletter: 'newsletter',
  import: 'import',
} as const

/** Where somebody agreed, in words. */
export function ConsentSourceCell({
  cellData,
  i18n,
}: Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>) {
  return <span>{sourceInWords(String(cellData ?? '–'), i18n.language)}</span>
}

/** The same on the page of the consent. */
export function ConsentSourceField(props: TextFieldServerProps) {
  return <StoredWord {...props}>{(stored) => sourceInWords(stored, props.i18n.language)}</StoredWord>
}

/** What nobody foresaw stays as it is stored. */
function sourceInWords(stored: string, language: string): string {
  const source = Object.entries(SAID).find(([key]) => key === stored)?.[1]
  return source ? inLanguage(consentMessages, language)(source) : stored
}
