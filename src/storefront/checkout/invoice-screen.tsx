'use client'

import { RequireSession } from '../session/require-session'
import { Container } from '../ui/container'
import { CheckoutFrame } from './checkout-frame'
import styles from './checkout-screen.module.css'
import { CheckoutSkeleton } from './checkout-skeleton'
import { InvoiceForm } from './invoice-form'

const TRAIL = [{ label: 'Payment', href: '/payment' }, { label: 'Invoice' }]

/** `/invoice`: the form behind "Request invoice" (Specification 2, Payment screen). */
export function InvoiceScreen() {
  return (
    <Container fill className={styles.screen}>
      <RequireSession fallback={<CheckoutSkeleton />}>
        <CheckoutFrame title="Request an invoice" trail={TRAIL}>
          {(buyer) => <InvoiceForm {...buyer} />}
        </CheckoutFrame>
      </RequireSession>
    </Container>
  )
}
