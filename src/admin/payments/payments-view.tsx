import type { AdminViewServerProps } from 'payload'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { activityDetail, activityLabel } from '@/src/domain/activity/activity-labels'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { formatMoney } from '@/src/domain/money/money'
import { REFUND_STATE_LABELS } from '@/src/domain/refunds/refund-labels'
import { siteOf } from '@/src/server/site'
import { ActionDialog } from '../ui/action-dialog'
import { StaffLink } from '../ui/staff-link'
import { StaffView } from '../ui/staff-view'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { AttentionPayment, AttentionSection, OrderLink } from './attention-list'
import { ComparisonSection } from './comparison-section'

/** "Payments management": everything about money that a person must look at, and what to do about it. */
export async function PaymentsView(props: AdminViewServerProps) {
  return (
    <StaffView {...props} title="Payments needing attention" right="money">
      {async (payload) => {
        const { currency } = siteOf(payload)
        const found = await readAttention(payload)
        return (
          <>
            <AttentionSection
              title="Payments"
              count={found.paymentCount}
              none="No payment waits for you."
              items={found.payments}
            >
              {(payment) => <AttentionPayment {...payment} currency={currency} />}
            </AttentionSection>
            <AttentionSection
              title="Refunds without an answer"
              count={found.refundCount}
              none="Every refund was answered."
              items={found.refunds}
            >
              {(refund) => (
                <>
                  <StatePill {...REFUND_STATE_LABELS[refund.state]} />{' '}
                  {formatMoney(refund.amountCents, currency)} · <OrderLink {...refund} />, since{' '}
                  {when(refund.since)}
                  {refund.problem ? <div>Why: {refund.problem}</div> : null}
                  <ActionDialog
                    label="Check now"
                    title="Ask the provider about this order?"
                    consequences={<p>The provider is asked what became of its payments and refunds.</p>}
                    path={`/payments/orders/${refund.orderId}/check`}
                  />
                </>
              )}
            </AttentionSection>
            <AttentionSection
              title="Noted for you"
              count={found.notedCount}
              none="Nothing was noted."
              items={found.noted}
            >
              {(entry) => (
                <>
                  <strong>{activityDetail(entry.details) ?? activityLabel(entry.action)}</strong>{' '}
                  <OrderLink {...entry} />, {when(entry.since)}
                  <div>
                    <ActionDialog
                      label="Looked at"
                      title="Did somebody look at it?"
                      consequences={<p>It leaves this list. The entry stays in the activity log.</p>}
                      path={`/payments/attention/${entry.id}/handled`}
                    />
                  </div>
                </>
              )}
            </AttentionSection>
            <AttentionSection
              title="Emails that could not be sent"
              count={found.mailCount}
              none="Every email left."
              items={found.mails}
            >
              {(mail) => (
                <>
                  <StaffLink to={`/collections/email-outbox/${mail.id}`}>
                    {messageLabel(mail.message)} to {mail.to}
                  </StaffLink>
                  , {when(mail.since)}
                  {mail.problem ? <div>Why: {mail.problem}</div> : null}
                  <div>
                    <ActionDialog
                      label="Send again"
                      title="Send this email again?"
                      consequences={<p>The same email goes to {mail.to}.</p>}
                      path={`/email-outbox/${mail.id}/resend`}
                    />
                  </div>
                </>
              )}
            </AttentionSection>
            <ComparisonSection {...found} />
          </>
        )
      }}
    </StaffView>
  )
}
