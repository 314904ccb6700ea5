'use client'

import { useMessages } from '../languages/language-provider'
import { RequireSession } from '../session/require-session'
import { Container } from '../ui/container'
import { CheckoutFrame } from './checkout-frame'
import styles from './checkout-screen.module.css'
import { CheckoutSkeleton } from './checkout-skeleton'
import { InvoiceForm } from './invoice-form'

/** `/invoice`: the form behind "Request invoice" (Specification 2, Payment screen). */
export function InvoiceScreen() {
  const t = useMessages('checkout')
  return (
    <Container fill className={styles.screen}>
      <RequireSession fallback={<CheckoutSkeleton />}>
        <CheckoutFrame
          title={t('requestInvoice')}
          trail={[{ label: t('payment'), href: '/payment' }, { label: t('invoice') }]}
        >
          {(buyer) => <InvoiceForm {...buyer} />}
        </CheckoutFrame>
      </RequireSession>
    </Container>
  )
}
