'use client'

import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { cart } from '../cart/cart'
import { notifyOnce } from '../notifications/notify'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { wait } from '../state/wait'
import { handOff, readCompleted } from './payment-handoff'
import { payments } from './payments'
import { clearCheckout, readPendingOrder } from './pending-order'
import { nextLookMs, type PaymentResult, resultFromDetails, settleResult } from './settle-result'
import { useSignInFirst } from './use-checkout'

export type ShownResult = Exclude<PaymentResult, { kind: 'sign-in' }> | { kind: 'processing' }

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
      const token = new URLSearchParams(location.search).get('token')
      const isComplete = readCompleted(tabStorage, location.search) !== null
      let found: PaymentResult = isComplete ? { kind: 'success' } : await settleResult(payments, token, wait)
      if (found.kind === 'confirming' && token) {
        // The order is made and the provider has the payment: left in the cart, it would be paid for twice.
        finishCheckout()
        setResult(found)
        found = await keepLooking(token)
      }
      if (!isOpen.current) return
      if (found.kind === 'sign-in') return signInFirst(`/payment/success${location.search}`)
      if (found.kind === 'success') {
        finishCheckout()
        // What was bought a moment ago must be there when the buyer goes to look.
        void mutate((key) => Array.isArray(key) && key[0] === '/payments/user-products')
      }
      announce(found, token)
      setResult(found)
    }

    async function keepLooking(token: string): Promise<PaymentResult> {
      for (let looks = 0; isOpen.current; looks += 1) {
        const delayMs = nextLookMs(looks)
        if (delayMs === null) break
        await wait(delayMs)
        const answer = isOpen.current ? await payments.details(token) : null
        const found = answer?.ok ? resultFromDetails(answer.data) : null
        if (found) return found
      }
      return { kind: 'confirming' }
    }
  }, [signInFirst, mutate])

  return result
}

/** Only what belongs to this payment is cleared: a look back at an old one must not empty a new cart. */
function finishCheckout(): void {
  const news = readCompleted(tabStorage, location.search)
  if (!news?.fresh && readPendingOrder(browserStorage, new Date()).state === 'none') return
  clearCheckout(browserStorage)
  cart.clear()
  if (news?.fresh) handOff(tabStorage, { ...news, fresh: false })
}

/** Specification 4: notifications are shown once. */
function announce(found: PaymentResult, token: string | null): void {
  const occasion = `payment-result:${token}:${found.kind}`
  if (found.kind === 'success') notifyOnce(occasion, 'success', 'Thank you!', 'Your payment is complete.')
  if (found.kind === 'error') notifyOnce(occasion, 'error', 'Payment Failed', found.message)
  if (found.kind === 'unknown') notifyOnce(occasion, 'warning', 'Payment Status Unclear', found.message)
}
