'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReturnEnd } from '@/src/domain/payments/buyer-return'
import type { Shop } from '../shop/create-shop'
import { useShop } from '../shop/shop-provider'
import { wait } from '../state/wait'
import { decideOpening } from './decide-opening'
import { finishCheckout } from './finish-checkout'
import { followReturn } from './follow-return'
import { handOff } from './payment-handoff'
import { paymentsOf } from './payments-of'
import { dropPendingOrder, readPendingOrder } from './pending-order'
import { readReturnQuery, tokenQuery } from './return-query'

export type OpeningEvents = {
  /** Nobody is signed in any more; what is lost is the query of this address. */
  onSignIn: (search: string) => void
  /** The order that waited here for its payment is too old to be paid. */
  onExpired: (orderId: string) => void
  /** How it ended; `search` names the payment for `usePaymentReturn` or `useCancellation` on the next page. */
  onEnd: (end: 'result' | 'cancelled', search: string) => void
}

/**
 * What a payment page was opened for, on a site that shows the end of a payment elsewhere: `form` to pay, `processing`
 * while a payment made at the provider is looked into; the visitor is then led on (Specification 4, Checkout).
 */
export function useOpening(events: OpeningEvents): 'form' | 'processing' | 'deciding' {
  const shop = useShop()
  const [view, setView] = useState<'form' | 'processing' | 'deciding'>('deciding')
  const opened = useRef(false)

  useEffect(() => {
    // Once for each visit: a capture must not be asked for again because the screen was drawn again.
    if (opened.current) return
    opened.current = true
    void open()

    async function open(): Promise<void> {
      const opening = decideOpening(readReturnQuery(), readPendingOrder(shop.storage, new Date()))
      if (opening.kind === 'expired') {
        dropPendingOrder(shop.storage)
        events.onExpired(opening.orderId)
      }
      if (opening.kind === 'form' || opening.kind === 'expired') return setView('form')
      setView('processing')
      if (opening.kind === 'result-screen') return events.onEnd('result', tokenQuery(opening.token))
      const { token } = opening.visit
      const end = await followReturn(paymentsOf(shop), opening.visit, { wait })
      if (end.kind === 'sign-in') return events.onSignIn(location.search)
      rememberEnd(shop, end, opening.visit)
      const isFailure = end.kind === 'failed' || end.kind === 'unknown'
      events.onEnd(isFailure ? 'cancelled' : 'result', tokenQuery(token))
    }
  }, [events, shop])

  return view
}

/** Leaves this browser as the payment has left it, and tells the next screen. */
function rememberEnd(
  shop: Shop,
  end: Exclude<ReturnEnd, { kind: 'sign-in' }>,
  { token, orderId }: { token: string; orderId: string },
): void {
  if (end.kind === 'paid') {
    finishCheckout(shop)
    handOff(shop.tabStorage, { kind: 'paymentComplete', search: tokenQuery(token), orderId, fresh: true })
  }
  if (end.kind === 'failed' || end.kind === 'unknown') {
    const { kind, message } = end
    handOff(shop.tabStorage, { kind: 'paymentFailed', token, message, unknown: kind === 'unknown' })
  }
}
