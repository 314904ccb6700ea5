'use client'

import { useOwnData } from '../session/use-own-data'
import { type OwnedProduct, readUserProducts, userProductsAnswer } from './user-products-answer'

export type UserProducts = {
  /** The active ones; empty when the call failed (Specification 8: an empty list is returned). */
  userProducts: OwnedProduct[]
  loading: boolean
  /** 'Failed to fetch user products', or null. */
  error: string | null
  reload: () => Promise<unknown>
}

/** What the signed-in visitor has bought or was given. Nobody signed in: nothing, and not loading. */
export function useUserProducts(): UserProducts {
  const { data, error, isLoading, mutate } = useOwnData('/payments/user-products', userProductsAnswer, {
    revalidateOnFocus: true,
  })
  return { ...readUserProducts(data, Boolean(error)), loading: isLoading, reload: () => mutate() }
}
