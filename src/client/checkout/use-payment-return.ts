'use client'

import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { ReturnEnd, ReturnVisit } from '@/src/domain/payments/buyer-return'
import type { Shop } from '../shop/create-shop'
import { useShop } from '../shop/shop-provider'
import { wait } from '../state/wait'
import { decideOpening } from './decide-opening'
import { finishCheckout } from './finish-checkout'
import { followReturn } from './follow-return'
import { handOff, readCompleted } from './payment-handoff'
import { paymentsOf } from './payments-of'
import { readPendingOrder } from './pending-order'
import { readReturnQuery } from './return-query'

export type ShownResult = Exclude<ReturnEnd, { kind: 'sign-in' }> | { kind: 'processing' }

export type ReturnEvents = {
  /** Nobody is signed in any more; what is lost is the query of this address. */
  onSignIn: (search: string) => void
}

/** What a payment adds to. */
const BOUGHT: unknown[] = ['/payments/user-products', '/payments/my-orders']

/**
 * What became of the payment in this address (Specification 4, Result screen). On the page the provider leads back to it
 * is captured; asked again for the same payment, nothing is captured twice.
 */
export function usePaymentReturn({ onSignIn }: ReturnEvents): ShownResult {
  const shop = useShop()
  const [result, setResult] = useState<ShownResult>({ kind: 'processing' })
  const { mutate } = useSWRConfig()
  const isOpen = useRef(true)
  const started = useRef(false)

  useEffect(() => {
    isOpen.current = true
    if (!started.current) void settle()
    started.current = true
    return () => {
      isOpen.current = false
    }

    async function settle(): Promise<void> {
      const end = await followReturn(paymentsOf(shop), readVisit(shop), {
        wait,
        isOpen: () => isOpen.current,
        onConfirming() {
          finishThisCheckout(shop)
          setResult({ kind: 'confirming' })
        },
      })
      if (!isOpen.current) return
      if (end.kind === 'sign-in') return onSignIn(location.search)
      if (end.kind === 'paid') {
        finishThisCheckout(shop)
        // What was bought a moment ago must be there when the buyer goes to look.
        void mutate((key) => Array.isArray(key) && BOUGHT.includes(key[0]))
      }
      setResult(end)
    }
  }, [onSignIn, mutate, shop])

  return result
}

function readVisit({ storage, tabStorage }: Shop): ReturnVisit {
  const query = readReturnQuery()
  const opening = decideOpening(query, readPendingOrder(storage, new Date()))
  if (opening.kind === 'returned') return opening.visit
  const paymentComplete = readCompleted(tabStorage, location.search)
  return { screen: 'result', token: query.token, paymentComplete }
}

/** Only what belongs to this payment is cleared: a look back at an old one must not empty a new cart. */
function finishThisCheckout(shop: Shop): void {
  const { storage, tabStorage } = shop
  const completed = readCompleted(tabStorage, location.search)
  if (!completed?.fresh && readPendingOrder(storage, new Date()).state === 'none') return
  finishCheckout(shop)
  if (completed?.fresh) handOff(tabStorage, { ...completed, fresh: false })
}
