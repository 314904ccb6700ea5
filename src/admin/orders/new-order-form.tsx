'use client'
import { useState } from 'react'
import { ActionField } from '../ui/action-field'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { useHydrated } from '../ui/use-hydrated'
import { useStaffMessages } from '../ui/use-staff-messages'
import { NewOrderAddress } from './new-order-address'
import { newOrderMessages } from './new-order-messages'
import { NewOrderPreview } from './new-order-preview'
import { useNewOrder } from './use-new-order'

type Props = { products: { id: string; label: string }[]; customer: string }

/** Who, what, how it is paid; then the price by the rules of the checkout, and only then the order. */
export function NewOrderForm({ products, customer }: Props) {
  const { form, preview, answer, isBusy, change, showPrice, makeOrder } = useNewOrder()
  const t = useStaffMessages(newOrderMessages)
  const common = useStaffMessages(commonMessages)
  const isHydrated = useHydrated()
  const [payment, setPayment] = useState<'invoice' | 'received'>('invoice')
  const made = answer?.ok ? answer.body : null
  if (made) return <Made orderId={String(made.orderId)} number={String(made.orderNumber)} />
  return (
    <form
      ref={form}
      onSubmit={preview ? makeOrder : showPrice}
      onChange={change}
      className={styles.page}
      aria-busy={isBusy}
      inert={!isHydrated}
    >
      <section className={styles.card} aria-label={t('forWhom')}>
        <h2>{t('forWhom')}</h2>
        <ActionField name="customer" label={t('accountEmail')} kind="text" required initial={customer} />
        <fieldset>
          <legend>{t('products')}</legend>
          {products.map(({ id, label }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" name="product" value={id} />
              {label}
            </label>
          ))}
        </fieldset>
        <ActionField name="discountCode" label={t('discountCode')} kind="text" />
      </section>
      <section className={styles.card} aria-label={t('howPaid')}>
        <h2>{t('howPaid')}</h2>
        <label className={styles.choice}>
          <input
            type="radio"
            name="payment"
            checked={payment === 'invoice'}
            onChange={() => setPayment('invoice')}
          />
          {t('byInvoice')}
        </label>
        <label className={styles.choice}>
          <input
            type="radio"
            name="payment"
            checked={payment === 'received'}
            onChange={() => setPayment('received')}
          />
          {t('paidAlready')}
        </label>
        {payment === 'received' ? (
          <>
            <ActionField name="reference" label={t('reference')} kind="text" required />
            <ActionField name="paidOn" label={t('cameOn')} kind="date" help={t('today')} />
            <ActionField name="note" label={t('note')} kind="long-text" />
          </>
        ) : null}
      </section>
      <NewOrderAddress />
      <div aria-live="polite">
        {answer && !answer.ok ? <p className={styles.problem}>{answer.message}</p> : null}
        {preview ? <NewOrderPreview {...preview} /> : null}
      </div>
      <div className={styles.row}>
        <button type="submit" className={styles.button} data-main="" disabled={isBusy}>
          {isBusy ? common('oneMoment') : t(preview ? 'makeOrder' : 'showPrice')}
        </button>
      </div>
    </form>
  )
}

function Made({ orderId, number }: { orderId: string; number: string }) {
  const t = useStaffMessages(newOrderMessages)
  return (
    <section className={styles.card} aria-label={t('done')}>
      <p className={styles.done} role="status">
        {t('made', { number })}{' '}
        <StaffLink to={`/collections/orders/${orderId}`}>{t('openOrder', { number })}</StaffLink>
      </p>
    </section>
  )
}
