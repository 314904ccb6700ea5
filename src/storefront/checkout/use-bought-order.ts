'use client'

import {
  hasProgram,
  type ListedOrder,
  useOrders,
  useUserProducts,
} from 'payload-plugin-digital-commerce/client'
import { programAddress } from '../members/program-address'

export type BoughtItem = {
  title: string
  /** Where it opens; null for what has nothing to open. */
  address: string | null
  /** Whom it is for, when it is a gift. */
  gift: ListedOrder['lines'][number]['gift']
}

export type BoughtOrder = { number: string; items: BoughtItem[] }

/** The paid order with what it opens; null without an id or when it could not be found, undefined while it is looked for. */
export function useBoughtOrder(orderId: string | null): BoughtOrder | null | undefined {
  const { orders, loading: isLoading } = useOrders()
  const { userProducts, loading } = useUserProducts()
  if (orderId === null) return null
  if (isLoading || loading) return undefined

  const order = orders?.find(({ id }) => id === orderId)
  return order ? { number: order.number, items: order.lines.map(toItem) } : null

  function toItem({ title, productId, gift }: ListedOrder['lines'][number]): BoughtItem {
    const owned = userProducts.find((userProduct) => userProduct.productId === productId)
    return { title, gift, address: owned && !gift && hasProgram(owned) ? programAddress(owned) : null }
  }
}
