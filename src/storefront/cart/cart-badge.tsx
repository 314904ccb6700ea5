'use client'

import { useCart } from 'payload-plugin-digital-commerce/client'
import { EMPTY_CART, itemCount } from '@/src/domain/cart/cart'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import headerControl from '../shell/header-control.module.css'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'

/** The way to the cart, with the number of items in it when there are any (Specification 2, Shell). */
export function CartBadge() {
  const t = useMessages('shell')
  const count = itemCount(useCart().cart ?? EMPTY_CART)
  return (
    <LocalLink className={headerControl.control} href="/cart">
      <Icon name="cart" size="1.5rem" />
      <VisuallyHidden>{t('cart')}</VisuallyHidden>
      {count > 0 ? (
        <span className={headerControl.badge}>
          {count}
          <VisuallyHidden>{t('items', { count })}</VisuallyHidden>
        </span>
      ) : null}
    </LocalLink>
  )
}
