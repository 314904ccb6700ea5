'use client'

import { useOpening } from 'payload-plugin-digital-commerce/client'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { useSiteRouter } from '../languages/use-site-router'
import { notifyOnce } from '../notifications/notify'
import { useSignInFirst } from './use-checkout'

/** What `/payment` was opened for; whoever is back from the provider is led to the page that shows the end. */
export function useSiteOpening(): ReturnType<typeof useOpening> {
  const router = useSiteRouter()
  const signInFirst = useSignInFirst()
  return useOpening({
    onSignIn: (search) => signInFirst(`/payment${search}`),
    onExpired(orderId) {
      notifyOnce(`pending-order-expired:${orderId}`, 'info', CHECKOUT_MESSAGES.sessionExpired)
      router.replace('/payment')
    },
    onEnd: (end, search) => router.replace(`${END_PAGES[end]}${search}`),
  })
}

const END_PAGES = { result: '/payment/success', cancelled: '/payment/cancel' } as const
