'use client'

import type { CartLines } from '../cart/use-cart-lines'
import type { SessionUser } from '../session/session-user'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { Stack } from '../ui/stack'
import { TextField } from '../ui/text-field'
import { BillingFields } from './billing-fields'
import { BlockedLines } from './blocked-lines'
import { Buyer } from './buyer'
import styles from './checkout-screen.module.css'
import { OrderSummary } from './order-summary'
import { useBasket } from './use-basket'
import { useBillingForm } from './use-billing-form'
import { useCheckout, useSignInFirst } from './use-checkout'
import { usePaymentMethods } from './use-payment-methods'

type InvoiceFormProps = { user: SessionUser; cartLines: CartLines }

/** Who the invoice is made out to. The address begins as it was typed on the payment page. */
export function InvoiceForm({ user, cartLines }: InvoiceFormProps) {
  const basket = useBasket(cartLines, useSignInFirst('/invoice'))
  const { products, discount } = basket
  const billing = useBillingForm(user)
  const extras = useForm({ organization: '', reference: '' }, () => ({}))
  const isOffered = usePaymentMethods()?.includes('invoice')
  const checkout = useCheckout({ onRecheck: basket.recheck, onDiscountRefused: discount.remove })
  const isReady = basket.isReady && isOffered === true

  async function send(): Promise<void> {
    if (!isReady) return
    await checkout.submit({
      products,
      discount: discount.applied,
      method: 'invoice',
      userId: user.id,
      billingAddress: billing.address(),
      invoiceDetails: extras.values,
    })
  }

  const extra = (name: keyof typeof extras.values) => ({
    name,
    required: false,
    value: extras.values[name],
    onChange: (event: { target: { value: string } }) => extras.change({ [name]: event.target.value }),
  })

  return (
    <div className={styles.columns}>
      <Form className={styles.form} onSubmit={submitting(billing, send)}>
        <p>We email the invoice to you, with how to pay it and when your programs open.</p>
        <Buyer user={user} />
        <section>
          <h2>For your records</h2>
          <Stack>
            <TextField
              label="Organization"
              autoComplete="organization"
              maxLength={200}
              {...extra('organization')}
            />
            <TextField
              label="Purchase order or reference"
              autoComplete="off"
              maxLength={100}
              {...extra('reference')}
            />
          </Stack>
        </section>
        <section>
          <h2>Billing address</h2>
          <BillingFields form={billing} />
        </section>
        <BlockedLines lines={basket.blocked} />
        {isOffered === false ? (
          <Notice type="warning" title="Payment by invoice is not possible right now">
            Your cart is kept. Please go back and choose another way to pay.
          </Notice>
        ) : null}
        {checkout.refusal ? <Notice type={checkout.refusal.type}>{checkout.refusal.message}</Notice> : null}
        <Button type="submit" size="large" wide loading={checkout.sending} disabled={!isReady}>
          Send me the invoice
        </Button>
      </Form>
      <Card as="aside" tone="sand" aria-label="Order summary" className={styles.summary}>
        <OrderSummary cartLines={cartLines} discount={discount} />
      </Card>
    </div>
  )
}
