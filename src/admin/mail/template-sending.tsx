import type { DefaultServerCellComponentProps } from 'payload'
import { SENDING_LABELS } from '@/src/domain/mail/mail-labels'
import { mayBeOff } from '@/src/domain/mail/optional-mails'
import { StatePill } from '../ui/state-pill'

/** Whether an email is sent at all, in the list of templates. */
export function TemplateSendingCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (!mayBeOff(rowData.key)) return <StatePill {...SENDING_LABELS.always} />
  return <StatePill {...SENDING_LABELS[cellData === 'off' ? 'off' : 'on']} />
}
