import type { DefaultServerCellComponentProps } from 'payload'
import { onDay } from '../ui/when'
import { Due } from './due'

type CellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'i18n'>

/** The day by which a request is to be done, and whether that is over. */
export function DueCell({ cellData, rowData, i18n }: CellProps) {
  const dueAt = String(cellData ?? '')
  return (
    <span>
      {onDay(dueAt || null, i18n.language)}{' '}
      <Due state={String(rowData.state)} dueAt={dueAt} language={i18n.language} />
    </span>
  )
}
