'use client'

import { type CartLines, useBasket, usePaymentMethods } from 'payload-plugin-digital-commerce/client'
import { GiftFields } from '../gifts/gift-fields'
import { useGiftForm } from '../gifts/use-gift-form'
import { useMessages } from '../languages/language-provider'
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
import { QuoteLink } from './quote-link'
import { TermsLine } from './terms-line'
import { useBillingForm } from './use-billing-form'
import { useSignInFirst, useSiteCheckout } from './use-checkout'

type InvoiceFormProps = { user: SessionUser; cartLines: CartLines }

/** Who the invoice is made out to. The address begins as it was typed on the payment page. */
export function InvoiceForm({ user, cartLines }: InvoiceFormProps) {
  const t = useMessages('checkout')
  const gift = useGiftForm(
    user.id,
    cartLines.lines.map(({ item }) => item.id),
  )
  const basket = useBasket(cartLines, useSignInFirst('/invoice'), gift)
  const { products, discount } = basket
  const billing = useBillingForm(user)
  const extras = useForm({ organization: '', reference: '' }, () => ({}))
  const isOffered = usePaymentMethods()?.includes('invoice')
  const checkout = useSiteCheckout({ onRecheck: basket.recheck, onDiscountRefused: discount.remove })
  const isReady = basket.isReady && isOffered === true

  async function send(): Promise<void> {
    if (!isReady || !gift.form.submit()) return
    await checkout.submit({
      products,
      discount: discount.applied,
      method: 'invoice',
      userId: user.id,
      billingAddress: billing.address(),
      invoiceDetails: extras.values,
      gift: gift.details(),
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
        <p>{t('invoiceText')}</p>
        <Buyer user={user} />
        <section>
          <h2>{t('records')}</h2>
          <Stack>
            <TextField
              label={t('organization')}
              autoComplete="organization"
              maxLength={200}
              {...extra('organization')}
            />
            <TextField label={t('reference')} autoComplete="off" maxLength={100} {...extra('reference')} />
          </Stack>
          {isReady ? (
            <QuoteLink products={products} code={discount.applied?.code} details={extras.values} />
          ) : null}
        </section>
        <section>
          <h2>{t('billingAddress')}</h2>
          <BillingFields form={billing} />
        </section>
        <GiftFields gift={gift} />
        <BlockedLines lines={basket.blocked} />
        {isOffered === false ? (
          <Notice type="warning" title={t('invoiceImpossible')}>
            {t('invoiceImpossibleText')}
          </Notice>
        ) : null}
        {checkout.refusal ? <Notice type={checkout.refusal.type}>{checkout.refusal.message}</Notice> : null}
        <TermsLine />
        <Button type="submit" size="large" wide loading={checkout.sending} disabled={!isReady}>
          {t('sendInvoice')}
        </Button>
      </Form>
      <Card as="aside" tone="sand" aria-label={t('orderSummary')} className={styles.summary}>
        <OrderSummary cartLines={basket.cartLines} discount={discount} />
      </Card>
    </div>
  )
}
