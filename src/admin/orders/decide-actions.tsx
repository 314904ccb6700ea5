import { formatMoney } from '@/src/domain/money/money'
import { ActionDialog } from '../ui/action-dialog'

type Props = {
  payment: { id: string; amountCents: number; problem: string | null }
  number: string
  currency: string
}

/** The two things somebody may say about a payment that was set aside, each with its reason. */
export function DecideActions({ payment, number, currency }: Props) {
  const path = `/payments/attempts/${payment.id}/decide`
  const why = payment.problem ? <p>It was set aside: {payment.problem}.</p> : null
  const reason = { name: 'reason', label: 'Reason', kind: 'long-text', required: true } as const
  return (
    <>
      <ActionDialog
        label="Accept as paid"
        title={`Accept the payment of order ${number}?`}
        consequences={
          <>
            {why}
            <p>
              The order counts as paid in full ({formatMoney(payment.amountCents, currency)}), its programs
              open, and a receipt is sent. This cannot be taken back here.
            </p>
          </>
        }
        path={path}
        fixed={{ decision: 'paid' }}
        fields={[reason]}
      />
      <ActionDialog
        label="Reject payment"
        title={`Reject the payment of order ${number}?`}
        consequences={
          <>
            {why}
            <p>
              The order counts as cancelled, and nothing is opened. If the provider holds money for it, give
              it back there.
            </p>
          </>
        }
        path={path}
        fixed={{ decision: 'not-paid' }}
        fields={[reason]}
      />
    </>
  )
}
