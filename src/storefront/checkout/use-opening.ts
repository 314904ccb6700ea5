'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { cart } from '../cart/cart'
import { notify } from '../notifications/notify'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { wait } from '../state/wait'
import { handOff } from './payment-handoff'
import { payments } from './payments'
import { clearCheckout, dropPendingOrder, readPendingOrder } from './pending-order'
import { decideOpening, type Settled, settleReturn } from './settle-return'
import { useSignInFirst } from './use-checkout'

/**
 * What `/payment` was opened for: `form` to pay, `processing` while a payment made at the provider is looked
 * into; the visitor is then led on (Specification 4, Checkout).
 */
export function useOpening(): 'form' | 'processing' | 'deciding' {
  const router = useRouter()
  const signInFirst = useSignInFirst()
  const [view, setView] = useState<'form' | 'processing' | 'deciding'>('deciding')
  const opened = useRef(false)

  useEffect(() => {
    // Once for each visit: a capture must not be asked for again because the screen was drawn again.
    if (opened.current) return
    opened.current = true
    void open()

    async function open(): Promise<void> {
      const opening = decideOpening(readReturnQuery(), readPendingOrder(browserStorage, new Date()))
      if (opening.kind === 'expired') {
        dropPendingOrder(browserStorage)
        notify('info', CHECKOUT_MESSAGES.sessionExpired)
        router.replace('/payment')
      }
      if (opening.kind === 'form' || opening.kind === 'expired') return setView('form')
      setView('processing')
      if (opening.kind === 'look-up') return router.replace(resultAddress(opening.token))
      const settled = await settleReturn(payments, opening, wait)
      if (settled.kind === 'sign-in') return signInFirst(`/payment${location.search}`)
      conclude(opening.token, settled)
      const isFailure = settled.kind === 'failed' || settled.kind === 'unknown'
      router.replace(isFailure ? cancelAddress(opening.token) : resultAddress(opening.token))
    }
  }, [router, signInFirst])

  return view
}

/** Leaves this browser as the payment has left it, and tells the next screen. */
function conclude(token: string, settled: Exclude<Settled, { kind: 'sign-in' }>): void {
  if (settled.kind === 'paid') {
    clearCheckout(browserStorage)
    cart.clear()
    handOff(tabStorage, { kind: 'paymentComplete', search: queryOf(token), fresh: true })
  }
  if (settled.kind === 'failed' || settled.kind === 'unknown') {
    const unknown = settled.kind === 'unknown'
    handOff(tabStorage, { kind: 'paymentFailed', token, message: settled.message, unknown })
  }
}

function readReturnQuery() {
  const query = new URLSearchParams(location.search)
  return { token: query.get('token'), payerId: query.get('PayerID') }
}

function resultAddress(token: string): string {
  return `/payment/success${queryOf(token)}`
}

function cancelAddress(token: string): string {
  return `/payment/cancel${queryOf(token)}`
}

function queryOf(token: string): string {
  return `?token=${encodeURIComponent(token)}`
}
