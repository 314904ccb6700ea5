'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { dollarAmount } from '../ui/amount'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { type LineToRefund, RefundFields } from './refund-fields'
import { type AccessChoice, type RefundForm, toRefundRequest } from './refund-form-request'
import { refundMessages } from './refund-messages'
import { RefundPreview } from './refund-preview'
import { useRefundPreview } from './use-refund-preview'

type Props = { orderId: string; number: string; currency: string; lines: LineToRefund[] }

/** Gives an order back, in whole, by line, or an amount: what will happen is shown before anybody can confirm it. */
export function RefundButton(props: Props) {
  const t = useStaffMessages(refundMessages)
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
        {t('refund')}
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
  const t = useStaffMessages(refundMessages)
  const common = useStaffMessages(commonMessages)
  const { language } = useTranslation().i18n
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
        body: { ...request, reason, undoWindow: true },
        headers,
      }),
    )
    setBusy(false)
  }
  return (
    <Dialog title={t('refundTitle', { number })} onClose={leave}>
      <form onSubmit={submit} aria-busy={isBusy}>
        {isDone ? null : (
          <>
            <RefundFields {...{ lines, currency, form, setForm, access, setAccess }} />
            <div className={styles.field}>
              <label htmlFor="refund-reason">{t('reason')}</label>
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
                ? common('oneMoment')
                : preview.plan
                  ? t('refundAmount', { amount: dollarAmount(preview.plan.amount, currency, language) })
                  : t('refundNow')}
            </button>
          )}
          <button type="button" className={styles.button} onClick={leave} disabled={isBusy}>
            {common(isDone ? 'close' : 'back')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
