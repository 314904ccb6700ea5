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

  function toItem({ title, productId }: ListedOrder['lines'][number]): BoughtItem {
    const owned = userProducts.find((userProduct) => userProduct.productId === productId)
    return { title, address: owned && hasProgram(owned) ? programAddress(owned) : null }
  }
}
