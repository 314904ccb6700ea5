import type { StateLabel } from '../orders/order-labels'

export const MAIL_STATES = ['queued', 'held', 'sent', 'failed', 'cancelled', 'skipped'] as const

export type MailState = (typeof MAIL_STATES)[number]

/** What became of a mail, as staff read it. */
export const MAIL_STATE_LABELS = {
  queued: { label: 'Leaving now', tone: 'waiting' },
  held: { label: 'Held back', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Could not be sent', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  skipped: { label: 'Not sent: turned off', tone: 'quiet' },
} as const satisfies Record<MailState, StateLabel>

/** Whether the emails of a template are sent, as staff read it. */
export const SENDING_LABELS = {
  on: { label: 'On', tone: 'good' },
  off: { label: 'Off', tone: 'waiting' },
  always: { label: 'Always sent', tone: 'quiet' },
} as const satisfies Record<string, StateLabel>

/** The key of a message as words: `order-receipt` is shown as “Order receipt”, `order-receipt:fr` as “Order receipt (French)”. */
export function messageLabel(key: string): string {
  const [name = '', locale] = key.split(':')
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${locale === 'fr' ? ' (French)' : ''}`
}
