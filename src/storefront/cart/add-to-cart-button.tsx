'use client'

import type { SoldProduct } from 'payload-plugin-digital-commerce/client'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { takeFocus } from '../state/take-focus'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { LinkButton } from '../ui/link-button'
import styles from './add-to-cart-button.module.css'
import { useBuy } from './use-buy'

/**
 * Puts a product into the cart; leads to the cart once it is there. Who owns it is led into the program, and can buy it for
 * somebody else.
 */
export function AddToCartButton({ product }: { product: SoldProduct }) {
  const t = useMessages('buying')
  const { isInCart, isOwned, isFresh, put } = useBuy(product)
  if (isInCart) {
    return (
      <p className={styles.inCart} role="status">
        <Icon name="success" size="1.5rem" />
        <span>{t('inCart')}</span>
        <LocalLink ref={isFresh ? takeFocus : undefined} href="/cart">
          {t('viewCart')}
        </LocalLink>
      </p>
    )
  }
  if (isOwned) {
    return (
      <>
        <LinkButton href={`/programs/${product.slug}`} size="large">
          {t('openProgram')}
        </LinkButton>
        <Button variant="quiet" onClick={put}>
          {t('give')}
        </Button>
      </>
    )
  }
  return (
    <Button size="large" onClick={put}>
      {t('addToCart')}
    </Button>
  )
}
