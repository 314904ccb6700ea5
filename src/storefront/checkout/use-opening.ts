'use client'

import { useEffect, useRef, useState } from 'react'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import type { ReturnEnd } from '@/src/domain/payments/buyer-return'
import { useSiteRouter } from '../languages/use-site-router'
import { notifyOnce } from '../notifications/notify'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { wait } from '../state/wait'
import { decideOpening } from './decide-opening'
import { finishCheckout } from './finish-checkout'
import { followReturn } from './follow-return'
import { handOff } from './payment-handoff'
import { payments } from './payments'
import { dropPendingOrder, readPendingOrder } from './pending-order'
import { useSignInFirst } from './use-checkout'

/**
 * What `/payment` was opened for: `form` to pay, `processing` while a payment made at the provider is looked
 * into; the visitor is then led on (Specification 4, Checkout).
 */
export function useOpening(): 'form' | 'processing' | 'deciding' {
  const router = useSiteRouter()
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
        notifyOnce(`pending-order-expired:${opening.orderId}`, 'info', CHECKOUT_MESSAGES.sessionExpired)
        router.replace('/payment')
      }
      if (opening.kind === 'form' || opening.kind === 'expired') return setView('form')
      setView('processing')
      if (opening.kind === 'result-screen') return router.replace(`/payment/success${queryOf(opening.token)}`)
      const { token } = opening.visit
      const end = await followReturn(payments, opening.visit, { wait })
      if (end.kind === 'sign-in') return signInFirst(`/payment${location.search}`)
      rememberEnd(end, opening.visit)
      const isFailure = end.kind === 'failed' || end.kind === 'unknown'
      router.replace(`${isFailure ? '/payment/cancel' : '/payment/success'}${queryOf(token)}`)
    }
  }, [router, signInFirst])

  return view
}

/** Leaves this browser as the payment has left it, and tells the next screen. */
function rememberEnd(
  end: Exclude<ReturnEnd, { kind: 'sign-in' }>,
  { token, orderId }: { token: string; orderId: string },
): void {
  if (end.kind === 'paid') {
    finishCheckout()
    handOff(tabStorage, { kind: 'paymentComplete', search: queryOf(token), orderId, fresh: true })
  }
  if (end.kind === 'failed' || end.kind === 'unknown') {
    const { kind, message } = end
    handOff(tabStorage, { kind: 'paymentFailed', token, message, unknown: kind === 'unknown' })
  }
}

function readReturnQuery() {
  const query = new URLSearchParams(location.search)
  return { token: query.get('token'), payerId: query.get('PayerID') }
}

function queryOf(token: string): string {
  return `?token=${encodeURIComponent(token)}`
}
