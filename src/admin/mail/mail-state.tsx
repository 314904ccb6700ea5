import type { DefaultServerCellComponentProps } from 'payload'
import type { StateWords } from '@/src/domain/orders/order-words'
import type { EmailOutbox } from '@/src/generated/payload-types'
import { StatePill } from '../ui/state-pill'

const STATES: Record<EmailOutbox['state'], StateWords> = {
  queued: { label: 'Leaving now', tone: 'waiting' },
  held: { label: 'Held back', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Could not be sent', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
}

/** What became of a mail, in the same words wherever it is listed. */
export function MailState({ state }: Pick<EmailOutbox, 'state'>) {
  return <StatePill {...STATES[state]} />
}

export function MailStateCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <MailState state={cellData as EmailOutbox['state']} />
}
