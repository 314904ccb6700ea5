'use client'
import { useState } from 'react'
import { ActionField } from '../ui/action-field'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { useHydrated } from '../ui/use-hydrated'
import { NewOrderAddress } from './new-order-address'
import { NewOrderPreview } from './new-order-preview'
import { useNewOrder } from './use-new-order'

type Props = { products: { id: string; label: string }[]; customer: string }

/** Who, what, how it is paid; then the price by the rules of the checkout, and only then the order. */
export function NewOrderForm({ products, customer }: Props) {
  const { form, preview, answer, isBusy, change, showPrice, makeOrder } = useNewOrder()
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
      <section className={styles.card} aria-label="For whom and what">
        <h2>For whom and what</h2>
        <ActionField name="customer" label="Email of the account" kind="text" required initial={customer} />
        <fieldset>
          <legend>Programs and services</legend>
          {products.map(({ id, label }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" name="product" value={id} />
              {label}
            </label>
          ))}
        </fieldset>
        <ActionField name="discountCode" label="Discount code" kind="text" />
      </section>
      <section className={styles.card} aria-label="How it is paid">
        <h2>How it is paid</h2>
        <label className={styles.choice}>
          <input
            type="radio"
            name="payment"
            checked={payment === 'invoice'}
            onChange={() => setPayment('invoice')}
          />
          By invoice: it is emailed now, and programs open when it is paid
        </label>
        <label className={styles.choice}>
          <input
            type="radio"
            name="payment"
            checked={payment === 'received'}
            onChange={() => setPayment('received')}
          />
          Paid already, another way: programs open now, and the receipt is emailed
        </label>
        {payment === 'received' ? (
          <>
            <ActionField
              name="reference"
              label="Reference, such as the cheque’s number"
              kind="text"
              required
            />
            <ActionField
              name="paidOn"
              label="The money came on"
              kind="date"
              help="Today, when nothing is said."
            />
            <ActionField name="note" label="Note" kind="long-text" />
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
          {isBusy ? 'One moment…' : preview ? 'Make the order' : 'Show the price'}
        </button>
      </div>
    </form>
  )
}

function Made({ orderId, number }: { orderId: string; number: string }) {
  return (
    <section className={styles.card} aria-label="Done">
      <p className={styles.done} role="status">
        Order {number} is made.{' '}
        <StaffLink to={`/collections/orders/${orderId}`}>Open order {number}</StaffLink>
      </p>
    </section>
  )
}
