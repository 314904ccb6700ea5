'use client'

import { useCallback, useState } from 'react'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { CHECKOUT_KEYS } from '@/src/domain/checkout/checkout-storage'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { formatCad } from '@/src/domain/money/money'
import { useLocale } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { notify } from '../notifications/notify'
import { newKey } from '../session/device-id'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { forgetIntent, intentKey } from './checkout-intent'
import { type OrderParts, orderBody, totalsOf } from './order-body'
import { endsIntent, type OrderOutcome, readOrderAnswer } from './order-outcome'
import { clearHandoff, handOff } from './payment-handoff'
import { payments } from './payments'
import { storePendingOrder } from './pending-order'
import { saveBilling } from './saved-billing'

/** Specification 8, Checkout: whoever is no longer signed in comes back to the payment after signing in. */
export function useSignInFirst(page = '/payment'): (back?: string) => void {
  const router = useSiteRouter()
  return useCallback(
    (back = page) => {
      notify('warning', CHECKOUT_MESSAGES.signInFirst)
      router.replace(`/login?redirect=${encodeURIComponent(back)}`)
    },
    [page, router],
  )
}

type CheckoutEvents = {
  /** The cart is no longer what the server sells: look again. */
  onRecheck: () => void
  /** The code was refused while ordering. */
  onDiscountRefused: () => void
}

export type Refusal = { type: 'error' | 'warning'; message: string }

/** Sends the order and leads to whatever comes next. `refusal` is what stands on the form until the next try. */
export function useCheckout({ onRecheck, onDiscountRefused }: CheckoutEvents) {
  const router = useSiteRouter()
  const locale = useLocale()
  const signInFirst = useSignInFirst()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit(parts: OrderParts): Promise<void> {
    setRefusal(null)
    saveBilling(browserStorage, parts.billingAddress)
    rememberBasket(parts)
    // An invoice has a form of its own first.
    if (parts.method === 'invoice' && !parts.invoiceDetails) return router.push('/invoice')

    setSending(true)
    const outcome = await placeOrder(parts, locale)
    // Leaving for another page: the button stays busy until it is gone.
    if (follow(outcome, parts)) return
    setSending(false)
  }

  /** True when the buyer is on the way to another page. */
  function follow(outcome: OrderOutcome, parts: OrderParts): boolean {
    if (outcome.kind === 'leave') {
      storePendingOrder(browserStorage, outcome.orderId, new Date())
      clearHandoff(tabStorage)
      location.assign(outcome.url)
      return true
    }
    if (outcome.kind === 'paid') {
      // Nothing was paid, so there is no token: the order says which screen shows it.
      const search = `?order=${encodeURIComponent(outcome.orderId)}`
      handOff(tabStorage, { kind: 'paymentComplete', search, orderId: outcome.orderId, fresh: true })
      router.push(`/payment/success${search}`)
      return true
    }
    if (outcome.kind === 'invoiced') {
      const { invoiceNumber, orderNumber } = outcome
      const total = formatCad(totalsOf(parts).totalCents, LANGUAGE_TAGS[locale])
      handOff(tabStorage, { kind: 'invoiceSent', fresh: true, invoiceNumber, orderNumber, total })
      router.push('/invoice/success')
      return true
    }
    if (outcome.kind === 'sign-in') {
      signInFirst(parts.invoiceDetails ? '/invoice' : '/payment')
      return true
    }
    setRefusal({ type: outcome.kind === 'failed' ? 'error' : 'warning', message: outcome.message })
    if (outcome.kind === 'recheck') onRecheck()
    if (outcome.kind === 'discount') onDiscountRefused()
    return false
  }

  return { submit, sending, refusal }
}

async function placeOrder(parts: OrderParts, locale: Locale): Promise<OrderOutcome> {
  const body = orderBody(parts)
  const result = await payments.placeOrder(body, intentKey(browserStorage, body, newKey), locale)
  if (endsIntent(result)) forgetIntent(browserStorage)
  return readOrderAnswer(result, parts.method)
}

/** What the buyer saw when they left, for the invoice page and for whoever helps them later. */
function rememberBasket(parts: OrderParts): void {
  browserStorage.setItem(CHECKOUT_KEYS.productDetails, JSON.stringify(parts.products))
  browserStorage.setItem(CHECKOUT_KEYS.pricingData, JSON.stringify(totalsOf(parts)))
}
