import type { UIFieldServerProps } from 'payload'
import { readMailsAbout } from '@/plugins/forms/operations/read-mails-about'
import { readMessageFiles, readStaffNotes } from '@/plugins/forms/operations/read-message-parts'
import { SPAM_REASONS, type SpamReason } from '@/src/domain/forms/score-spam'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import type { FormSubmission } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { pool } from '@/src/server/db/transaction'
import { MailState } from '../mail/mail-state'
import styles from '../ui/staff.module.css'
import { when } from '../ui/when'
import { SubmissionConsents } from './submission-consents'
import { SubmissionFiles } from './submission-files'
import { SubmissionNotes } from './submission-notes'
import pageStyles from './submission-page.module.css'
import { SubmissionState } from './submission-state'

/** One message as it was written, who sent it, and whom we told. Whatever somebody typed is shown as text. */
export async function SubmissionPage({ id, payload, req }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'forms')) return null
  const message = await payload.findByID({ collection: 'form-submissions', id, depth: 1 })
  const sql = pool(payload)
  const [mails, files, notes] = await Promise.all([
    readMailsAbout(sql, message),
    readMessageFiles(sql, message.id),
    readStaffNotes(sql, message.id),
  ])
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <SubmissionState state={message.state} />
        <span>
          {formTitle(message)}, {when(message.createdAt)}
        </span>
      </div>
      <SpamNote {...message} />
      <section className={styles.card} aria-label="The message">
        <h2>The message</h2>
        <dl className={pageStyles.answers}>
          {(message.submissionData ?? []).map(({ id: row, field, label, value }) => (
            <div key={row ?? field}>
              <dt>{label || field}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Sender {...message} />
      </section>
      <SubmissionFiles files={files} />
      <SubmissionConsents consents={message.consents ?? null} />
      <SubmissionNotes id={message.id} senderEmail={message.senderEmail} notes={notes} />
      <section className={styles.card} aria-label="Emails about it">
        <h2>Emails about it</h2>
        {mails.length === 0 ? <p className={styles.quiet}>None.</p> : null}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id} className={styles.row}>
              <a href={`/manage-website/collections/email-outbox/${mail.id}`}>{messageLabel(mail.message)}</a>
              <MailState state={mail.state} />
              <span>
                to {mail.to}, {when(mail.at)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function formTitle({ form }: FormSubmission): string {
  return typeof form === 'object' && form !== null ? form.title : 'A form that is no longer there'
}

function SpamNote({ state, spamReasons }: FormSubmission) {
  const reasons = (spamReasons ?? []).map((reason) => SPAM_REASONS[reason as SpamReason] ?? reason)
  if (reasons.length === 0) return null
  return (
    <p>
      {state === 'spam' ? 'Taken for spam' : 'Looked like spam'}: {reasons.join('. ')}.
      {state === 'spam'
        ? ' Nobody was told. If it is none, choose “New” in the list beside it, and save.'
        : ''}
    </p>
  )
}

function Sender({ user, senderEmail, summary }: FormSubmission) {
  const person = typeof user === 'object' && user !== null ? user : null
  return (
    <p className={styles.row}>
      {senderEmail ? (
        <a
          href={`mailto:${encodeURIComponent(senderEmail).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${summary}`)}`}
        >
          Write from your own mailbox
        </a>
      ) : null}
      {person ? (
        <a href={`/manage-website/collections/users/${person.id}`}>
          Sent by {person.firstname} {person.lastname}, signed in
        </a>
      ) : null}
    </p>
  )
}
