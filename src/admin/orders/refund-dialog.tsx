'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { formatDollars } from '@/src/domain/money/money'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { type LineToRefund, RefundFields } from './refund-fields'
import { type AccessChoice, type RefundForm, toRefundRequest } from './refund-form-request'
import { RefundPreview } from './refund-preview'
import { useRefundPreview } from './use-refund-preview'

type Props = { orderId: string; number: string; currency: string; lines: LineToRefund[] }

/** Gives an order back, in whole, by line, or an amount: what will happen is shown before anybody can confirm it. */
export function RefundButton(props: Props) {
  const router = useRouter()
  // One key per opened dialog: pressed twice, or again after a lost answer, it is the same refund.
  const [key, setKey] = useState<string | null>(null)
  const close = (isSent: boolean) => {
    setKey(null)
    if (isSent) router.refresh()
  }
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setKey(crypto.randomUUID())}>
        Refund…
      </button>
      {key ? <RefundDialog {...props} requestKey={key} onClose={close} /> : null}
    </>
  )
}

type DialogProps = Props & { requestKey: string; onClose: (isSent: boolean) => void }

function RefundDialog({ orderId, number, currency, lines, requestKey, onClose }: DialogProps) {
  const [form, setForm] = useState<RefundForm>(() => ({
    scope: 'all',
    amount: '',
    lines: Object.fromEntries(lines.map(({ id }) => [id, { isChosen: false, amount: '', access: '' }])),
  }))
  const base = useApiBase()
  const [access, setAccess] = useState<AccessChoice>('')
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const request = toRefundRequest(form, access)
  const preview = useRefundPreview(orderId, request)
  const isDone = answer?.ok ?? false
  const leave = () => {
    if (!isBusy) onClose(isDone)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    const headers = { 'Idempotency-Key': requestKey }
    setAnswer(
      await callApi('POST', `/payments/orders/${orderId}/refund`, {
        base,
        body: { ...request, reason },
        headers,
      }),
    )
    setBusy(false)
  }
  return (
    <Dialog title={`Refund order ${number}`} onClose={leave}>
      <form onSubmit={submit} aria-busy={isBusy}>
        {isDone ? null : (
          <>
            <RefundFields {...{ lines, currency, form, setForm, access, setAccess }} />
            <div className={styles.field}>
              <label htmlFor="refund-reason">Reason (printed on the credit note)</label>
              <textarea
                id="refund-reason"
                rows={2}
                maxLength={500}
                required
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
            <RefundPreview {...preview} />
          </>
        )}
        <div aria-live="polite">
          {answer ? <p className={isDone ? styles.done : styles.problem}>{answer.message}</p> : null}
        </div>
        <div className={styles.row}>
          {isDone ? null : (
            <button
              type="submit"
              className={styles.button}
              data-main=""
              disabled={isBusy || preview.plan === null}
            >
              {isBusy
                ? 'One moment…'
                : preview.plan
                  ? `Refund ${formatDollars(preview.plan.amount, currency)}`
                  : 'Refund'}
            </button>
          )}
          <button type="button" className={styles.button} onClick={leave} disabled={isBusy}>
            {isDone ? 'Close' : 'Back'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
