import type { UIFieldServerProps } from 'payload'
import { showMail } from '@/plugins/mail/operations/show-mail'
import type { EmailOutbox } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { ActionDialog } from '../ui/action-dialog'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { MailDeliveries } from './mail-deliveries'
import { MailFrame } from './mail-frame'
import { MailState } from './mail-state'
import { mailMessages } from './messages'

/** One email as its reader sees it, what became of it, and what staff can do about it. */
export async function MailPage({ id, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'people')) return null
  const { language } = i18n
  const t = inLanguage(mailMessages, language)
  const mail = await payload.findByID({ collection: 'email-outbox', id, depth: 0 })
  const shown = await showMail(payload, String(id)).catch(() => null)
  return (
    <div className={styles.page}>
      <div className={styles.row}>
        <MailState state={mail.state} />
        <span>{story(mail, language)}</span>
      </div>
      <MailActions {...mail} language={language} />
      <MailDeliveries deliveries={mail.deliveries} language={language} />
      <section className={styles.card} aria-label={t('theEmail')}>
        <h2>{t('theEmail')}</h2>
        <p className={styles.quiet}>
          {t('linksHidden')}
          {shown?.isContentAsSent === false ? t('todaysText') : ''}
        </p>
        {shown ? <MailFrame {...shown} /> : <p>{t('cannotShow')}</p>}
      </section>
    </div>
  )
}

function story(
  { state, to: address, sentAt, nextTryAt, batch, problem }: EmailOutbox,
  language: string,
): string {
  const t = inLanguage(mailMessages, language)
  switch (state) {
    case 'sent':
      return t('sentTo', { address, when: when(sentAt, language) })
    case 'queued':
      return problem ? t('nextTry', { address, when: when(nextTryAt, language) }) : t('soon', { address })
    case 'held':
      return t('whenReleased', { address, batch: batch ?? '' })
    case 'failed':
      return t('failed', { address, problem: said(problem ?? '', language) })
    case 'cancelled':
      return t('wasToGo', { address })
    case 'skipped':
      return t('wasOff', { address })
  }
}

function MailActions({ id, state, to: address, language }: EmailOutbox & { language: string }) {
  if (state === 'cancelled') return null
  const t = inLanguage(mailMessages, language)
  const act =
    state !== 'queued' && state !== 'held'
      ? {
          label: t(state === 'skipped' ? 'sendNow' : 'sendAgain'),
          title: t(state === 'skipped' ? 'sendNowTitle' : 'sendAgainTitle'),
          consequences: <p>{t('sendAgainText', { address })}</p>,
          path: `/email-outbox/${id}/resend`,
        }
      : {
          label: t('doNotSend'),
          title: t('doNotSendTitle'),
          consequences: <p>{t('doNotSendText', { address })}</p>,
          path: `/email-outbox/${id}/cancel`,
        }
  return (
    <div className={styles.row}>
      <ActionDialog {...act} />
    </div>
  )
}
