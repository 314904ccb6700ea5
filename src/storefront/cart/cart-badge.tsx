'use client'

import Link from 'next/link'
import { itemCount } from '@/src/domain/cart/cart'
import headerControl from '../shell/header-control.module.css'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import { useCartOrEmpty } from './use-cart'

/** The way to the cart, with the number of items in it when there are any (Specification 2, Shell). */
export function CartBadge() {
  const count = itemCount(useCartOrEmpty())
  return (
    <Link className={headerControl.control} href="/cart">
      <Icon name="cart" size="1.5rem" />
      <VisuallyHidden>Cart</VisuallyHidden>
      {count > 0 ? (
        <span className={headerControl.badge}>
          {count}
          <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
        </span>
      ) : null}
    </Link>
  )
}
