import { ActionDialog } from '../ui/action-dialog'
import { amount } from '../ui/amount'
import { commonMessages } from '../ui/messages'
import { problemLabel } from '../ui/problem-label'
import { inLanguage } from '../ui/staff-messages'
import { orderActionMessages } from './action-messages'

type Props = {
  payment: { id: string; amountCents: number; problem: string | null }
  number: string
  currency: string
  language: string
}

/** The two things somebody may say about a payment that was set aside, each with its reason. */
export function DecideActions({ payment, number, currency, language }: Props) {
  const t = inLanguage(orderActionMessages, language)
  const path = `/payments/attempts/${payment.id}/decide`
  const why = payment.problem ? (
    <p>{t('setAside', { problem: problemLabel(payment.problem, language) })}</p>
  ) : null
  const reason = {
    name: 'reason',
    label: inLanguage(commonMessages, language)('reason'),
    kind: 'long-text',
    required: true,
  } as const
  return (
    <>
      <ActionDialog
        label={t('accept')}
        title={t('acceptTitle', { number })}
        consequences={
          <>
            {why}
            <p>{t('acceptText', { amount: amount(payment.amountCents, currency, language) })}</p>
          </>
        }
        path={path}
        fixed={{ decision: 'paid' }}
        fields={[reason]}
      />
      <ActionDialog
        label={t('reject')}
        title={t('rejectTitle', { number })}
        consequences={
          <>
            {why}
            <p>{t('rejectText')}</p>
          </>
        }
        path={path}
        fixed={{ decision: 'not-paid' }}
        fields={[reason]}
      />
    </>
  )
}
