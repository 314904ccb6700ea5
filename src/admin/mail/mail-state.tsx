import type { DefaultServerCellComponentProps } from 'payload'
import { MAIL_WORDS } from '@/src/domain/mail/mail-words'
import type { EmailOutbox } from '@/src/generated/payload-types'
import { StatePill } from '../ui/state-pill'

/** What became of a mail, in the same words wherever it is listed. */
export function MailState({ state }: Pick<EmailOutbox, 'state'>) {
  return <StatePill {...MAIL_WORDS[state]} />
}

export function MailStateCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <MailState state={cellData as EmailOutbox['state']} />
}
