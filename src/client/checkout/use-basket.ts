'use client'

import { ownedOf } from '@/src/domain/access/course-access'
import type { ProductDetails } from '../cart/product-answer'
import { asGift, type CartLine, type CartLines } from '../cart/use-cart-lines'
import { useUserProducts } from '../orders/use-user-products'
import { type OrderTotals, totalsOf } from './order-body'
import { type Discount, useDiscount } from './use-discount'

export type Basket = {
  /** The cart as it will be ordered: a gift costs what everybody pays. */
  cartLines: CartLines
  products: ProductDetails[]
  /** What cannot be bought: no longer sold, or the buyer's own already. */
  blocked: CartLine[]
  discount: Discount
  totals: OrderTotals
  /** Whether it can be ordered as it is. */
  isReady: boolean
  /** The server said that it is not what it was: everything is asked for again. */
  recheck: () => void
}

/** What is about to be ordered, on whichever page: products, code and sums. A gift is never blocked by what its buyer owns. */
export function useBasket(
  cart: CartLines,
  signInFirst: () => void,
  { isGift = false }: { isGift?: boolean } = {},
): Basket {
  const cartLines = isGift ? asGift(cart) : cart
  const { lines, subtotalCents } = cartLines
  const products = lines.flatMap(({ product }) => product ?? [])
  const owned = useUserProducts()
  const blocked = lines.filter(
    ({ item, product, unavailable }) =>
      unavailable || (!isGift && ownedOf(owned.userProducts, product ?? item, new Date()).isAll),
  )
  const productIds = products.map(({ id }) => id)
  const discount = useDiscount({ subtotalCents, productIds, isGift }, signInFirst)
  return {
    cartLines,
    products,
    blocked,
    discount,
    totals: totalsOf({ products, discount: discount.applied }),
    isReady: subtotalCents !== null && blocked.length === 0 && !discount.checking,
    recheck() {
      cartLines.retry()
      void owned.reload()
    },
  }
}
