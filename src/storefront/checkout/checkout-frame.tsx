'use client'

import { type CartLines, useCartLines } from 'payload-plugin-digital-commerce/client'
import { type ReactNode, useEffect } from 'react'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { notify } from '../notifications/notify'
import type { SessionUser } from '../session/session-user'
import { useSession } from '../session/use-session'
import { Breadcrumb } from '../ui/breadcrumb'
import { CheckoutSkeleton } from './checkout-skeleton'

type CheckoutFrameProps = {
  trail: { label: string; href?: string }[]
  title: string
  children: (buyer: { user: SessionUser; cartLines: CartLines }) => ReactNode
}

/** A page on which the cart is ordered: who buys and what, or the way back to an empty cart (Specification 5). */
export function CheckoutFrame({ trail, title, children }: CheckoutFrameProps) {
  const t = useMessages('checkout')
  const { user } = useSession()
  const cartLines = useCartLines()
  useEmptyCartExit(cartLines)
  if (!user || cartLines.lines.length === 0) return <CheckoutSkeleton />
  return (
    <>
      <Breadcrumb items={[{ label: t('cart'), href: '/cart' }, ...trail]} />
      <h1>{title}</h1>
      {children({ user, cartLines })}
    </>
  )
}

/** Specification 5: nothing to pay for leads back to the cart. */
function useEmptyCartExit({ cart }: CartLines): void {
  const router = useSiteRouter()
  const isEmpty = cart?.items.length === 0
  useEffect(() => {
    if (!isEmpty) return
    notify('error', CHECKOUT_MESSAGES.emptyCart)
    router.replace('/cart')
  }, [isEmpty, router])
}
