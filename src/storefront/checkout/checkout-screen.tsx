'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { type CartLines, useCartLines } from '../cart/use-cart-lines'
import { notify } from '../notifications/notify'
import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { CheckoutForm } from './checkout-form'
import styles from './checkout-screen.module.css'
import { CheckoutSkeleton } from './checkout-skeleton'
import { ProcessingPayment } from './processing-payment'
import { useOpening } from './use-opening'

/** `/payment`: pay for the cart, or come back from the provider who was paid (Specification 2 and 4). */
export function CheckoutScreen() {
  return (
    <Container className={styles.screen}>
      <RequireSession fallback={<CheckoutSkeleton />}>
        <Opened />
      </RequireSession>
    </Container>
  )
}

function Opened() {
  const view = useOpening()
  if (view === 'processing') return <ProcessingPayment />
  return view === 'form' ? <Checkout /> : <CheckoutSkeleton />
}

function Checkout() {
  const { user } = useSession()
  const cartLines = useCartLines()
  useEmptyCartExit(cartLines)
  if (!user || cartLines.lines.length === 0) return <CheckoutSkeleton />
  return (
    <>
      <Breadcrumb items={[{ label: 'Cart', href: '/cart' }, { label: 'Payment' }]} />
      <h1>Payment</h1>
      <CheckoutForm user={user} cartLines={cartLines} />
    </>
  )
}

/** Specification 5: nothing to pay for leads back to the cart. */
function useEmptyCartExit({ cart }: CartLines): void {
  const router = useRouter()
  const isEmpty = cart?.items.length === 0
  useEffect(() => {
    if (!isEmpty) return
    notify('error', CHECKOUT_MESSAGES.emptyCart)
    router.replace('/cart')
  }, [isEmpty, router])
}
