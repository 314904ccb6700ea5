'use client'

import { useState } from 'react'
import { ownsProgram } from '@/src/domain/access/course-access'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useUserProducts } from '../members/use-user-products'
import { takeFocus } from '../state/take-focus'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { LinkButton } from '../ui/link-button'
import styles from './add-to-cart-button.module.css'
import { cart } from './cart'
import { type SoldProduct, toCartItem } from './sold-product'
import { useCartOrEmpty } from './use-cart'

/** Puts a product into the cart; leads to the cart once it is there, and into the program once it is owned. */
export function AddToCartButton({ product }: { product: SoldProduct }) {
  const t = useMessages('catalog')
  const { items } = useCartOrEmpty()
  const { userProducts } = useUserProducts()
  const [pressed, setPressed] = useState(false)

  if (ownsProgram(userProducts, product.id)) {
    return (
      <LinkButton href={`/programs/${product.slug}`} size="large">
        {t('openProgram')}
      </LinkButton>
    )
  }
  if (items.some(({ id }) => id === product.id)) {
    return (
      <p className={styles.inCart} role="status">
        <Icon name="success" size="1.5rem" />
        <span>{t('inCart')}</span>
        <LocalLink ref={pressed ? takeFocus : undefined} href="/cart">
          {t('viewCart')}
        </LocalLink>
      </p>
    )
  }
  return (
    <Button
      size="large"
      onClick={() => {
        setPressed(true)
        cart.add(toCartItem(product))
      }}
    >
      {t('addToCart')}
    </Button>
  )
}
