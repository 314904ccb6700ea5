'use client'

import { useState } from 'react'
import { ownsProgram } from '@/src/domain/access/course-access'
import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { displayName } from '@/src/domain/users/public-user'
import type { CartLines } from '../cart/use-cart-lines'
import { useUserProducts } from '../members/use-user-products'
import type { SessionUser } from '../session/session-user'
import { submitting } from '../state/submitting'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Notice } from '../ui/notice'
import { BillingFields } from './billing-fields'
import { BlockedLines } from './blocked-lines'
import styles from './checkout-screen.module.css'
import { MethodChoice } from './method-choice'
import { totalsOf } from './order-body'
import { OrderSummary } from './order-summary'
import { METHOD_TEXTS } from './payment-methods'
import { useBillingForm } from './use-billing-form'
import { useCheckout, useSignInFirst } from './use-checkout'
import { useDiscount } from './use-discount'
import { usePaymentMethods } from './use-payment-methods'

type CheckoutFormProps = { user: SessionUser; cartLines: CartLines }

/** Who pays, how, and for what. */
export function CheckoutForm({ user, cartLines }: CheckoutFormProps) {
  const { lines, subtotalCents } = cartLines
  const products = lines.flatMap(({ product }) => product ?? [])
  const owned = useUserProducts()
  const blocked = lines.filter(
    ({ item, unavailable }) => unavailable || ownsProgram(owned.userProducts, item.id),
  )
  const signInFirst = useSignInFirst()
  const discount = useDiscount({ subtotalCents, productIds: products.map(({ id }) => id) }, signInFirst)
  const billing = useBillingForm(user)
  const methods = usePaymentMethods()
  const [chosen, setChosen] = useState<PaymentMethod>('credit')
  const method = methods?.includes(chosen) === false ? methods[0] : chosen
  const checkout = useCheckout({
    onRecheck: () => {
      cartLines.retry()
      void owned.reload()
    },
    onDiscountRefused: discount.remove,
  })
  const { totalCents } = totalsOf({ products, discount: discount.applied })
  const isReady = subtotalCents !== null && blocked.length === 0 && method !== undefined && !discount.checking

  async function send(): Promise<void> {
    if (!isReady || !method) return
    const billingAddress = billing.address()
    const { applied } = discount
    await checkout.submit({ products, discount: applied, method, userId: user.id, billingAddress })
  }

  return (
    <div className={styles.columns}>
      <form noValidate className={styles.form} onSubmit={submitting(billing, send)}>
        <p className={styles.buyer}>
          <strong>{displayName(user)}</strong>
          <span>{user.email}</span>
        </p>
        <section>
          <h2>Billing address</h2>
          <BillingFields form={billing} />
        </section>
        <MethodChoice methods={methods} value={method ?? null} onChange={setChosen} />
        <BlockedLines lines={blocked} />
        {isReady && totalCents === 0 ? (
          <Notice type="info" live={false}>
            Nothing is due. Your order is completed at once, without a payment.
          </Notice>
        ) : null}
        {checkout.refusal ? <Notice type="error">{checkout.refusal}</Notice> : null}
        {method ? (
          <Button type="submit" size="large" wide loading={checkout.sending} disabled={!isReady}>
            {METHOD_TEXTS[method].button}
          </Button>
        ) : null}
      </form>
      <Card as="aside" tone="sand" aria-label="Order summary" className={styles.summary}>
        <OrderSummary cartLines={cartLines} discount={discount} />
      </Card>
    </div>
  )
}
