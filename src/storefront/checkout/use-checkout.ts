'use client'

import { type Checkout, type CheckoutEvents, useCheckout } from 'payload-plugin-digital-commerce/client'
import { useCallback } from 'react'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { useSiteRouter } from '../languages/use-site-router'
import { notify } from '../notifications/notify'

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

/** The checkout with the pages of this site. */
export function useSiteCheckout(events: Pick<CheckoutEvents, 'onRecheck' | 'onDiscountRefused'>): Checkout {
  const router = useSiteRouter()
  const signInFirst = useSignInFirst()
  return useCheckout({
    ...events,
    onInvoiceDetails: () => router.push('/invoice'),
    onPaid: (search) => router.push(`/payment/success${search}`),
    onInvoiced: () => router.push('/invoice/success'),
    onSignIn: ({ invoiceDetails }) => signInFirst(invoiceDetails ? '/invoice' : '/payment'),
  })
}
