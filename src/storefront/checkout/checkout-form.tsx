'use client'

import { type CartLines, useBasket, usePaymentMethods } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { GiftFields } from '../gifts/gift-fields'
import { useGiftForm } from '../gifts/use-gift-form'
import { useMessages } from '../languages/language-provider'
import type { SessionUser } from '../session/session-user'
import { submitting } from '../state/submitting'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Form } from '../ui/form'
import { KeptTextNotice } from '../ui/kept-text-notice'
import { Notice } from '../ui/notice'
import { BillingFields } from './billing-fields'
import { BlockedLines } from './blocked-lines'
import { Buyer } from './buyer'
import styles from './checkout-screen.module.css'
import { MethodChoice } from './method-choice'
import { OrderSummary } from './order-summary'
import { METHOD_TEXTS } from './payment-methods'
import { TermsLine } from './terms-line'
import { useBillingForm } from './use-billing-form'
import { useSignInFirst, useSiteCheckout } from './use-checkout'

type CheckoutFormProps = { user: SessionUser; cartLines: CartLines }

/** Who pays, how, and for what. */
export function CheckoutForm({ user, cartLines }: CheckoutFormProps) {
  const t = useMessages('checkout')
  const gift = useGiftForm(
    user.id,
    cartLines.lines.map(({ item }) => item.id),
  )
  const basket = useBasket(cartLines, useSignInFirst(), gift)
  const { products, discount, totals } = basket
  const billing = useBillingForm(user)
  const methods = usePaymentMethods()
  const [chosen, setChosen] = useState<PaymentMethod>('credit')
  const method = methods?.includes(chosen) === false ? methods[0] : chosen
  const checkout = useSiteCheckout({ onRecheck: basket.recheck, onDiscountRefused: discount.remove })
  const isReady = basket.isReady && method !== undefined

  async function send(): Promise<void> {
    if (!isReady || !method || !gift.form.submit()) return
    const billingAddress = billing.address()
    const { applied } = discount
    // Sending keeps the address for the next visit: the draft has done its work.
    billing.forgetDraft()
    await checkout.submit({
      products,
      discount: applied,
      method,
      userId: user.id,
      billingAddress,
      gift: gift.details(),
    })
  }

  return (
    <div className={styles.columns}>
      <Form className={styles.form} onSubmit={submitting(billing, send)}>
        <Buyer user={user} />
        <section>
          <h2>{t('billingAddress')}</h2>
          <KeptTextNotice shown={billing.restored} />
          <BillingFields form={billing} />
        </section>
        <GiftFields gift={gift} />
        <MethodChoice methods={methods} value={method ?? null} onChange={setChosen} />
        <BlockedLines lines={basket.blocked} />
        {isReady && totals.totalCents === 0 ? (
          <Notice type="info" live={false}>
            {t('nothingDue')}
          </Notice>
        ) : null}
        {checkout.refusal ? <Notice type={checkout.refusal.type}>{checkout.refusal.message}</Notice> : null}
        <TermsLine />
        {method ? (
          <Button type="submit" size="large" wide loading={checkout.sending} disabled={!isReady}>
            {t(METHOD_TEXTS[method].button)}
          </Button>
        ) : null}
      </Form>
      <Card as="aside" tone="sand" aria-label={t('orderSummary')} className={styles.summary}>
        <OrderSummary cartLines={basket.cartLines} discount={discount} />
      </Card>
    </div>
  )
}
