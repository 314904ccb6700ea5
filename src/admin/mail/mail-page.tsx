import type { UIFieldServerProps } from 'payload'
import { showMail } from '@/plugins/mail/operations/show-mail'
import type { EmailOutbox } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { when } from '../ui/when'
import { MailDeliveries } from './mail-deliveries'
import { MailFrame } from './mail-frame'
import { MailState } from './mail-state'

/** One email as its reader sees it, what became of it, and what staff can do about it. */
export async function MailPage({ id, payload, req }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'people')) return null
  const mail = await payload.findByID({ collection: 'email-outbox', id, depth: 0 })
  const shown = await showMail(payload, String(id)).catch(() => null)
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <MailState state={mail.state} />
        <span>{story(mail)}</span>
      </div>
      <MailActions {...mail} />
      <MailDeliveries deliveries={mail.deliveries} />
      <section className={styles.card} aria-label="The email">
        <h2>The email</h2>
        <p className={styles.quiet}>
          Links that open somebody’s account are not shown.
          {shown?.isContentAsSent === false
            ? ' The text it was sent with is no longer kept: this is today’s.'
            : ''}
        </p>
        {shown ? <MailFrame {...shown} /> : <p>This email cannot be shown any more.</p>}
      </section>
    </div>
  )
}

function story({ state, to, sentAt, nextTryAt, batch, problem }: EmailOutbox): string {
  switch (state) {
    case 'sent':
      return `To ${to}, ${when(sentAt)}.`
    case 'queued':
      return problem ? `To ${to}. Next try: ${when(nextTryAt)}.` : `To ${to}, as soon as possible.`
    case 'held':
      return `To ${to}, when the batch “${batch ?? ''}” is released.`
    case 'failed':
      return `To ${to}. ${problem ?? ''}`
    case 'cancelled':
      return `Was to go to ${to}.`
    case 'skipped':
      return `For ${to}. This email was turned off when it would have been sent.`
  }
}

function MailActions({ id, state, to }: EmailOutbox) {
  if (state === 'cancelled') return null
  const act =
    state !== 'queued' && state !== 'held'
      ? {
          label: state === 'skipped' ? 'Send it now' : 'Send again',
          title: state === 'skipped' ? 'Send this email now?' : 'Send this email again?',
          consequences: <p>The same email goes to {to} as a copy of its own.</p>,
          path: `/email-outbox/${id}/resend`,
        }
      : {
          label: 'Do not send',
          title: 'Keep this email from leaving?',
          consequences: <p>It will never be sent to {to}. This cannot be undone.</p>,
          path: `/email-outbox/${id}/cancel`,
        }
  return (
    <div className={styles.row}>
      <ActionDialog {...act} />
    </div>
  )
}
