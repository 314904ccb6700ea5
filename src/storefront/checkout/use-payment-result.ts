'use client'

import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { ReturnEnd, ReturnVisit } from '@/src/domain/payments/buyer-return'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { wait } from '../state/wait'
import { finishCheckout } from './finish-checkout'
import { followReturn } from './follow-return'
import { handOff, readCompleted } from './payment-handoff'
import { payments } from './payments'
import { readPendingOrder } from './pending-order'
import { useSignInFirst } from './use-checkout'

export type ShownResult = Exclude<ReturnEnd, { kind: 'sign-in' }> | { kind: 'processing' }

/** What a payment adds to. */
const BOUGHT: unknown[] = ['/payments/user-products', '/payments/my-orders']

/** What became of the payment in this address (Specification 4, Result screen). */
export function usePaymentResult(): ShownResult {
  const [result, setResult] = useState<ShownResult>({ kind: 'processing' })
  const signInFirst = useSignInFirst()
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
      const visit = readVisit()
      const end = await followReturn(payments, visit, {
        wait,
        isOpen: () => isOpen.current,
        onConfirming() {
          finishThisCheckout()
          setResult({ kind: 'confirming' })
        },
      })
      if (!isOpen.current) return
      if (end.kind === 'sign-in') return signInFirst(`/payment/success${location.search}`)
      if (end.kind === 'paid') {
        finishThisCheckout()
        // What was bought a moment ago must be there when the buyer goes to look.
        void mutate((key) => Array.isArray(key) && BOUGHT.includes(key[0]))
      }
      setResult(end)
    }
  }, [signInFirst, mutate])

  return result
}

function readVisit(): ReturnVisit {
  const token = new URLSearchParams(location.search).get('token')
  const paymentComplete = readCompleted(tabStorage, location.search)
  return { screen: 'result', token, paymentComplete }
}

/** Only what belongs to this payment is cleared: a look back at an old one must not empty a new cart. */
function finishThisCheckout(): void {
  const completed = readCompleted(tabStorage, location.search)
  if (!completed?.fresh && readPendingOrder(browserStorage, new Date()).state === 'none') return
  finishCheckout()
  if (completed?.fresh) handOff(tabStorage, { ...completed, fresh: false })
}
