'use client'

import { itemCount } from '@/src/domain/cart/cart'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import headerControl from '../shell/header-control.module.css'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import { useCartOrEmpty } from './use-cart'

/** The way to the cart, with the number of items in it when there are any (Specification 2, Shell). */
export function CartBadge() {
  const t = useMessages('shell')
  const count = itemCount(useCartOrEmpty())
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
