import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { StoredWord } from '../ui/stored-key'
import { sourceInWords } from './consent-source'

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
