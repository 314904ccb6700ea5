'use client'

import type { SoldProduct } from 'payload-plugin-digital-commerce/client'
import { useMessages } from '../languages/language-provider'
import { takeFocus } from '../state/take-focus'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { useBuy } from './use-buy'

/** The way into the cart at the end of a long page, for who does not have the product: the first one is far up by then. */
export function BuyAgainButton({ product }: { product: SoldProduct }) {
  const t = useMessages('buying')
  const { isInCart, isOwned, isFresh, put } = useBuy(product)
  if (isInCart) {
    return (
      <LinkButton ref={isFresh ? takeFocus : undefined} href="/cart" size="large">
        {t('toCart')}
      </LinkButton>
    )
  }
  if (isOwned) return null
  return (
    <Button size="large" onClick={put}>
      {t('buyThis')}
    </Button>
  )
}
