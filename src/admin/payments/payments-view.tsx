import type { AdminViewServerProps } from 'payload'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { readLocale } from '@/src/domain/languages/locales'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { REFUND_STATE_LABELS } from '@/src/domain/refunds/refund-labels'
import { siteOf } from '@/src/server/site'
import { ActionDialog } from '../ui/action-dialog'
import { amount } from '../ui/amount'
import { said } from '../ui/said'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { AttentionDispute } from './attention-dispute'
import { AttentionPayment, AttentionSection, OrderLink } from './attention-list'
import { attentionMessages } from './attention-messages'
import { ComparisonSection } from './comparison-section'

/** "Payments management": everything about money that a person must look at, and what to do about it. */
export async function PaymentsView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(attentionMessages, language)
  return (
    <StaffView {...props} title={t('title')} right="money">
      {async (payload) => {
        const { currency } = siteOf(payload)
        const found = await readAttention(payload)
        return (
          <>
            <AttentionSection
              title={t('payments')}
              language={language}
              count={found.paymentCount}
              none={t('noPayments')}
              items={found.payments}
            >
              {(payment) => <AttentionPayment {...payment} currency={currency} language={language} />}
            </AttentionSection>
            <AttentionSection
              title={t('disputes')}
              language={language}
              count={found.disputeCount}
              none={t('noDisputes')}
              items={found.disputes}
            >
              {(dispute) => <AttentionDispute {...dispute} currency={currency} language={language} />}
            </AttentionSection>
            <AttentionSection
              title={t('refunds')}
              language={language}
              count={found.refundCount}
              none={t('noRefunds')}
              items={found.refunds}
            >
              {(refund) => (
                <>
                  <StatePill {...REFUND_STATE_LABELS[refund.state]} isMasculine />{' '}
                  {amount(refund.amountCents, currency, language)} ·{' '}
                  <OrderLink {...refund} language={language} />
                  {t('since', { when: when(refund.since, language) })}
                  {refund.problem ? <div>{t('why', { problem: said(refund.problem, language) })}</div> : null}
                  <ActionDialog
                    label={t('check')}
                    title={t('checkTitle')}
                    consequences={<p>{t('checkRefund')}</p>}
                    path={`/payments/orders/${refund.orderId}/check`}
                  />
                </>
              )}
            </AttentionSection>
            <AttentionSection
              title={t('noted')}
              language={language}
              count={found.notedCount}
              none={t('noNoted')}
              items={found.noted}
            >
              {(entry) => (
                <>
                  <strong>
                    {activityDetail(entry.details, readLocale(language)) ??
                      activityLabel(entry.action, readLocale(language))}
                  </strong>{' '}
                  <OrderLink {...entry} language={language} />
                  {t('at', { when: when(entry.since, language) })}
                  <div>
                    <ActionDialog
                      label={t('lookedAt')}
                      title={t('lookedAtTitle')}
                      consequences={<p>{t('lookedAtText')}</p>}
                      path={`/payments/attention/${entry.id}/handled`}
                    />
                  </div>
                </>
              )}
            </AttentionSection>
            <AttentionSection
              title={t('mails')}
              language={language}
              count={found.mailCount}
              none={t('noMails')}
              items={found.mails}
            >
              {(mail) => (
                <>
                  <StaffLink to={`/collections/email-outbox/${mail.id}`}>
                    {t('mailTo', { mail: said(messageLabel(mail.message), language), address: mail.to })}
                  </StaffLink>
                  {t('at', { when: when(mail.since, language) })}
                  {mail.problem ? <div>{t('why', { problem: said(mail.problem, language) })}</div> : null}
                  <div>
                    <ActionDialog
                      label={t('sendAgain')}
                      title={t('sendAgainTitle')}
                      consequences={<p>{t('sendAgainText', { address: mail.to })}</p>}
                      path={`/email-outbox/${mail.id}/resend`}
                    />
                  </div>
                </>
              )}
            </AttentionSection>
            <ComparisonSection {...found} language={language} />
          </>
        )
      }}
    </StaffView>
  )
}
