'use client'

import { useCallback } from 'react'
import { inLocale } from '../http/in-locale'
import { useShop } from '../shop/shop-provider'
import { useViewerData } from '../shop/use-viewer-data'
import {
  type AwaitedOrder,
  type EndedProgram,
  isConfirming,
  type OwnedProduct,
  type Renewal,
  readUserProducts,
} from './user-products-answer'

const PATH = '/payments/user-products'
const ASK_AGAIN_MS = 10_000

export type UserProducts = {
  /** The active ones; empty when the call failed (Specification 8: an empty list is returned). */
  userProducts: OwnedProduct[]
  /** Orders whose programs open once the money has arrived. */
  awaited: AwaitedOrder[]
  /** What they could open once. */
  ended: EndedProgram[]
  /** What costs them another price than everybody. */
  renewals: Renewal[]
  loading: boolean
  /** 'Failed to fetch user products', or null. */
  error: string | null
  /** Asks at once, however lately it was asked; the same function at each call. */
  reload: () => Promise<unknown>
}

/** What the signed-in visitor has bought or was given. Nobody signed in: nothing, and not loading. */
export function useUserProducts(): UserProducts {
  const { api, useLocale } = useShop()
  const locale = useLocale()
  const { data, error, isLoading, mutate } = useViewerData(
    PATH,
    () => api({ method: 'GET', path: PATH, ...inLocale(locale) }),
    {
      revalidateOnFocus: true,
      refreshInterval: (answer) => (isConfirming(answer?.awaited) ? ASK_AGAIN_MS : 0),
    },
  )
  // Nothing a caller passes on, such as the event of a press, may become the answer.
  const reload = useCallback(() => mutate(), [mutate])
  return { ...readUserProducts(data, Boolean(error)), loading: isLoading, reload }
}
