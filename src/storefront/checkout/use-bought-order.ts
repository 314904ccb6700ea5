'use client'

import type { ListedOrder } from '../accounts/settings/my-orders-answer'
import { useUserProducts } from '../members/use-user-products'
import { hasProgram, programAddress } from '../members/user-products-answer'
import { useOwnData } from '../session/use-own-data'

export type BoughtItem = {
  title: string
  /** Where it opens; null for what has nothing to open. */
  address: string | null
}

export type BoughtOrder = { number: string; items: BoughtItem[] }

/** The paid order with what it opens; null without an id or when it could not be found, undefined while it is looked for. */
export function useBoughtOrder(orderId: string | null): BoughtOrder | null | undefined {
  const { data, isLoading } = useOwnData({ method: 'GET', path: '/payments/my-orders' })
  const { userProducts, loading } = useUserProducts()
  if (orderId === null) return null
  if (isLoading || loading) return undefined

  const order = data?.data.find(({ id }) => id === orderId)
  return order ? { number: order.number, items: order.lines.map(toItem) } : null

  function toItem({ title, productId }: ListedOrder['lines'][number]): BoughtItem {
    const owned = userProducts.find((userProduct) => userProduct.productId === productId)
    return { title, address: owned && hasProgram(owned) ? programAddress(owned) : null }
  }
}
