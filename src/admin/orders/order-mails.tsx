import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { MailState } from '../mail/mail-state'
import { ActionDialog } from '../ui/action-dialog'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { orderMessages } from './messages'

/** What the buyer was told by email, and what became of it. */
export function OrderMails({ mails, language }: OrderOverview & { language: string }) {
  const t = inLanguage(orderMessages, language)
  return (
    <section className={styles.card} aria-label={t('emails')}>
      <h2>{t('emailsAbout')}</h2>
      {mails.length === 0 ? <p className={styles.quiet}>{t('noneYet')}</p> : null}
      <ul>
        {mails.map((mail) => (
          <li key={mail.id}>
            <div className={styles.row}>
              <StaffLink to={`/collections/email-outbox/${mail.id}`}>
                {mail.subject ?? said(messageLabel(mail.message), language)}
              </StaffLink>
              <MailState state={mail.state} />
              <span>
                {t('sentTo', { address: mail.to, when: when(mail.sentAt ?? mail.createdAt, language) })}
              </span>
              {mail.state === 'sent' || mail.state === 'failed' ? (
                <ActionDialog
                  label={t('sendAgain')}
                  title={t('sendAgainTitle')}
                  consequences={<p>{t('sendAgainText', { address: mail.to })}</p>}
                  path={`/email-outbox/${mail.id}/resend`}
                />
              ) : null}
            </div>
            {mail.state === 'failed' && mail.problem ? <div>{said(mail.problem, language)}</div> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
