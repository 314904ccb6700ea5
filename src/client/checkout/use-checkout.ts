'use client'

import { useState } from 'react'
import { CHECKOUT_KEYS } from '@/src/domain/checkout/checkout-storage'
import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { CURRENCY } from '@/src/domain/money/currency'
import { formatMoney, fromHundredths } from '@/src/domain/money/money'
import type { Shop } from '../shop/create-shop'
import { useShop } from '../shop/shop-provider'
import { newKey } from '../state/new-key'
import { forgetIntent, intentKey } from './checkout-intent'
import { type OrderParts, orderBody, totalsOf } from './order-body'
import { endsIntent, type OrderOutcome, readOrderAnswer } from './order-outcome'
import { clearHandoff, handOff } from './payment-handoff'
import { paymentsOf } from './payments-of'
import { storePendingOrder } from './pending-order'
import { saveBilling } from './saved-billing'

export type CheckoutEvents = {
  /** Nobody is signed in any more. */
  onSignIn: (parts: OrderParts) => void
  /** Nothing was due: it is paid. `search` names the order for `usePaymentReturn` on the page that thanks. */
  onPaid: (search: string) => void
  /** The invoice is made and mailed; `readHandoff` says its number. */
  onInvoiced: () => void
  /** Before an invoice is asked for without details, where a page of the site asks for them. */
  onInvoiceDetails?: () => void
  /** The provider's address, where the buyer approves the payment. Default: goes there. */
  onLeave?: (url: string) => void
  /** The cart is no longer what the server sells: look again. */
  onRecheck?: () => void
  /** The code was refused while ordering. */
  onDiscountRefused?: () => void
}

export type Refusal = { type: 'error' | 'warning'; message: string }

export type Checkout = {
  /** Sends the order and leads to whatever comes next. Never rejects. */
  submit: (parts: OrderParts) => Promise<void>
  sending: boolean
  /** What stands on the form until the next try. */
  refusal: Refusal | null
}

/** Orders what is in the basket. The same basket sent twice is one order. */
export function useCheckout(events: CheckoutEvents): Checkout {
  const shop = useShop()
  const locale = shop.useLocale()
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function submit(parts: OrderParts): Promise<void> {
    setRefusal(null)
    saveBilling(shop.storage, parts.billingAddress)
    rememberBasket(shop, parts)
    // An invoice may have a form of its own first.
    if (parts.method === 'invoice' && !parts.invoiceDetails && events.onInvoiceDetails) {
      return events.onInvoiceDetails()
    }

    setSending(true)
    const outcome = await placeOrder(parts)
    // Leaving for another page: the button stays busy until it is gone.
    if (follow(outcome, parts)) return
    setSending(false)
  }

  async function placeOrder(parts: OrderParts): Promise<OrderOutcome> {
    const body = orderBody(parts, shop.currency)
    const result = await paymentsOf(shop).placeOrder(body, intentKey(shop.storage, body, newKey), locale)
    if (endsIntent(result)) forgetIntent(shop.storage)
    return readOrderAnswer(result, parts.method)
  }

  /** Amounts of the client are hundredths, whatever the currency counts in. */
  function shownTotal(parts: OrderParts): string {
    const currency = shop.currency ?? CURRENCY
    const cents = fromHundredths(totalsOf(parts).totalCents, currency) ?? 0
    return formatMoney(cents, currency, LANGUAGE_TAGS[locale])
  }

  /** True when the buyer is on the way to another page. */
  function follow(outcome: OrderOutcome, parts: OrderParts): boolean {
    if (outcome.kind === 'leave') {
      storePendingOrder(shop.storage, outcome.orderId, new Date())
      clearHandoff(shop.tabStorage)
      const leave = events.onLeave ?? ((url: string) => location.assign(url))
      leave(outcome.url)
      return true
    }
    if (outcome.kind === 'paid') {
      // Nothing was paid, so there is no token: the order says which screen shows it.
      const search = `?order=${encodeURIComponent(outcome.orderId)}`
      handOff(shop.tabStorage, { kind: 'paymentComplete', search, orderId: outcome.orderId, fresh: true })
      events.onPaid(search)
      return true
    }
    if (outcome.kind === 'invoiced') {
      const { invoiceNumber, orderNumber } = outcome
      const total = shownTotal(parts)
      handOff(shop.tabStorage, { kind: 'invoiceSent', fresh: true, invoiceNumber, orderNumber, total })
      events.onInvoiced()
      return true
    }
    if (outcome.kind === 'sign-in') {
      events.onSignIn(parts)
      return true
    }
    setRefusal({ type: outcome.kind === 'failed' ? 'error' : 'warning', message: outcome.message })
    if (outcome.kind === 'recheck') events.onRecheck?.()
    if (outcome.kind === 'discount') events.onDiscountRefused?.()
    return false
  }

  return { submit, sending, refusal }
}

/** What the buyer saw when they left, for the invoice page and for whoever helps them later. */
function rememberBasket({ storage }: Shop, parts: OrderParts): void {
  storage.setItem(CHECKOUT_KEYS.productDetails, JSON.stringify(parts.products))
  storage.setItem(CHECKOUT_KEYS.pricingData, JSON.stringify(totalsOf(parts)))
}
