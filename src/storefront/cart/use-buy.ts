'use client'

import {
  type SoldProduct,
  toCartItem,
  useCart,
  useUserProducts,
} from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { ownsForever } from '@/src/domain/access/course-access'

/** Where a product stands for whoever looks at it. `isFresh`: they put it into the cart just now, on this page. */
export function useBuy(product: SoldProduct) {
  const { items, add } = useCart()
  const { userProducts } = useUserProducts()
  const [isFresh, setFresh] = useState(false)
  return {
    isInCart: items.some(({ id }) => id === product.id),
    isOwned: ownsForever(userProducts, product.id, new Date()),
    isFresh,
    put: () => {
      setFresh(true)
      add(toCartItem(product))
    },
  }
}
