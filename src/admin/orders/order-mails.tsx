import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { MailState } from '../mail/mail-state'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { when } from '../ui/when'

/** What the buyer was told by email, and what became of it. */
export function OrderMails({ mails }: OrderOverview) {
  return (
    <section className={styles.card} aria-label="Emails">
      <h2>Emails about it</h2>
      {mails.length === 0 ? <p className={styles.quiet}>None yet.</p> : null}
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <div className={styles.row}>
              <StaffLink to={`/collections/email-outbox/${mail.id}`}>
                {mail.subject ?? messageLabel(mail.message)}
              </StaffLink>
              <MailState state={mail.state} />
              <span>
                to {mail.to}, {when(mail.sentAt ?? mail.createdAt)}
              </span>
              {mail.state === 'sent' || mail.state === 'failed' ? (
                <ActionDialog
                  label="Send again"
                  title="Send this email again?"
                  consequences={<p>The same email goes to {mail.to} once more.</p>}
                  path={`/email-outbox/${mail.id}/resend`}
                />
              ) : null}
            </div>
            {mail.state === 'failed' && mail.problem ? <div>{mail.problem}</div> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
