import type { DefaultServerCellComponentProps } from 'payload'
import { MAIL_STATE_LABELS, type MailState as State } from '@/src/domain/mail/mail-labels'
import { StatePill } from '../ui/state-pill'

/** What became of a mail, with the same label wherever it is listed. */
export function MailState({ state }: { state: State }) {
  return <StatePill {...MAIL_STATE_LABELS[state]} isMasculine />
}

export function MailStateCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <MailState state={cellData as State} />
}
