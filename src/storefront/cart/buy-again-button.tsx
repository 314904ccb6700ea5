'use client'

import {
  type SoldProduct,
  toCartItem,
  useCart,
  useUserProducts,
} from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { ownsForever } from '@/src/domain/access/course-access'
import { useMessages } from '../languages/language-provider'
import { takeFocus } from '../state/take-focus'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'

/** The way into the cart at the end of a long page, for who does not have the product: the first one is far up by then. */
export function BuyAgainButton({ product }: { product: SoldProduct }) {
  const t = useMessages('catalog')
  const { items, add } = useCart()
  const { userProducts } = useUserProducts()
  const [pressed, setPressed] = useState(false)
  if (items.some(({ id }) => id === product.id)) {
    return (
      <LinkButton ref={pressed ? takeFocus : undefined} href="/cart" size="large">
        {t('toCart')}
      </LinkButton>
    )
  }
  if (ownsForever(userProducts, product.id, new Date())) return null
  const put = () => {
    setPressed(true)
    add(toCartItem(product))
  }
  return (
    <Button size="large" onClick={put}>
      {t('buyThis')}
    </Button>
  )
}
