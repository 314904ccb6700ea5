'use client'

import type { paths } from '@/src/generated/shop-api-types'
import type { AnswerOf } from '../http/contract'
import { inLocale } from '../http/in-locale'
import { useShop } from '../shop/shop-provider'
import { useViewerData } from '../shop/use-viewer-data'

const PATH = '/payments/my-orders'

/** One of the visitor's orders with its documents; money in decimal dollars. */
export type ListedOrder = AnswerOf<paths, 'GET', typeof PATH>['data'][number]

export type Orders = {
  /** Null until they have come. */
  orders: readonly ListedOrder[] | null
  loading: boolean
  failed: boolean
  reload: () => Promise<unknown>
}

/** What the signed-in visitor has ordered, the newest first. A shop that knows nobody by that name has none (404). */
export function useOrders(): Orders {
  const { api, useLocale } = useShop()
  const locale = useLocale()
  const { data, error, isLoading, mutate } = useViewerData(
    PATH,
    () => api({ method: 'GET', path: PATH, ...inLocale(locale) }),
    { revalidateOnFocus: true },
  )
  const orders = data?.data ?? (error?.failure.status === 404 ? [] : null)
  return {
    orders,
    loading: isLoading,
    failed: orders === null && error !== undefined,
    reload: () => mutate(),
  }
}
