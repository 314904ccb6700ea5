'use client'

import { useMessages } from '../languages/language-provider'
import { RequireSession } from '../session/require-session'
import { Container } from '../ui/container'
import { CheckoutForm } from './checkout-form'
import { CheckoutFrame } from './checkout-frame'
import styles from './checkout-screen.module.css'
import { CheckoutSkeleton } from './checkout-skeleton'
import { ProcessingPayment } from './processing-payment'
import { useSiteOpening } from './use-site-opening'

/** `/payment`: pay for the cart, or come back from the provider who was paid (Specification 2 and 4). */
export function CheckoutScreen() {
  return (
    <Container fill className={styles.screen}>
      <RequireSession fallback={<CheckoutSkeleton />}>
        <Opened />
      </RequireSession>
    </Container>
  )
}

function Opened() {
  const t = useMessages('checkout')
  const view = useSiteOpening()
  if (view === 'processing') return <ProcessingPayment />
  if (view !== 'form') return <CheckoutSkeleton />
  return (
    <CheckoutFrame title={t('payment')} trail={[{ label: t('payment') }]}>
      {(buyer) => <CheckoutForm {...buyer} />}
    </CheckoutFrame>
  )
}
