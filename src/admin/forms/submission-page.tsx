import type { UIFieldServerProps } from 'payload'
import { readMailsAbout } from '@/plugins/forms/operations/read-mails-about'
import { readMessageFiles, readStaffNotes } from '@/plugins/forms/operations/read-message-parts'
import { SPAM_REASONS, type SpamReason } from '@/src/domain/forms/score-spam'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import type { FormSubmission } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { pool } from '@/src/server/db/transaction'
import { MailState } from '../mail/mail-state'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { formMessages } from './messages'
import { SubmissionConsents } from './submission-consents'
import { SubmissionFiles } from './submission-files'
import { SubmissionNotes } from './submission-notes'
import pageStyles from './submission-page.module.css'
import { SubmissionState } from './submission-state'

/** One message as it was written, who sent it, and whom we told. Whatever somebody typed is shown as text. */
export async function SubmissionPage({ id, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'forms')) return null
  const message = await payload.findByID({ collection: 'form-submissions', id, depth: 1 })
  const { language } = i18n
  const t = inLanguage(formMessages, language)
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
          {formTitle(message) ?? t('formGone')}
          {t('sent', { when: when(message.createdAt, language) })}
        </span>
      </div>
      <SpamNote {...message} language={language} />
      <section className={styles.card} aria-label={t('theMessage')}>
        <h2>{t('theMessage')}</h2>
        <dl className={pageStyles.answers}>
          {(message.submissionData ?? []).map(({ id: row, field, label, value }) => (
            <div key={row ?? field}>
              <dt>{label || field}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Sender {...message} language={language} />
      </section>
      <SubmissionFiles files={files} language={language} />
      <SubmissionConsents consents={message.consents ?? null} language={language} />
      <SubmissionNotes id={message.id} senderEmail={message.senderEmail} {...{ notes, language }} />
      <section className={styles.card} aria-label={t('emailsAbout')}>
        <h2>{t('emailsAbout')}</h2>
        {mails.length === 0 ? <p className={styles.quiet}>{t('none')}</p> : null}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id} className={styles.row}>
              <a href={`/manage-website/collections/email-outbox/${mail.id}`}>
                {said(messageLabel(mail.message), language)}
              </a>
              <MailState state={mail.state} />
              <span>{t('mailTo', { address: mail.to, when: when(mail.at, language) })}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function formTitle({ form }: FormSubmission): string | null {
  return typeof form === 'object' && form !== null ? form.title : null
}

type Shown = FormSubmission & { language: string }

function SpamNote({ state, spamReasons, language }: Shown) {
  const t = inLanguage(formMessages, language)
  const reasons = (spamReasons ?? []).map((reason) =>
    said(SPAM_REASONS[reason as SpamReason] ?? reason, language),
  )
  if (reasons.length === 0) return null
  return <p>{t(state === 'spam' ? 'takenForSpam' : 'lookedLikeSpam', { reasons: reasons.join('. ') })}</p>
}

function Sender({ user, senderEmail, summary, language }: Shown) {
  const t = inLanguage(formMessages, language)
  const person = typeof user === 'object' && user !== null ? user : null
  return (
    <p className={styles.row}>
      {senderEmail ? (
        <a
          href={`mailto:${encodeURIComponent(senderEmail).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${summary}`)}`}
        >
          {t('ownMailbox')}
        </a>
      ) : null}
      {person ? (
        <a href={`/manage-website/collections/users/${person.id}`}>
          {t('sentBy', { name: `${person.firstname} ${person.lastname}` })}
        </a>
      ) : null}
    </p>
  )
}
