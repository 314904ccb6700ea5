'use client'

import { type BillingValues, toBillingValues } from 'payload-plugin-digital-commerce/client'
import { useOwnData } from '../session/use-own-data'

const CALL = { method: 'GET', path: '/users/default-billing-address' } as const

/**
 * The address the account is billed to by default; null when there is none (a 404) or it could not be fetched,
 * which stops nobody from typing one. `undefined` while it is on its way.
 */
export function useDefaultBillingAddress(): BillingValues | null | undefined {
  return useDefaultBilling().address
}

/** The same for who looks after it: whether it could not be fetched, and how to say that it was saved. */
export function useDefaultBilling() {
  const { data, error, mutate } = useOwnData(CALL, { shouldRetryOnError: false })
  return {
    address: error ? null : data && toBillingValues(data.data),
    failed: error !== undefined && error.failure.status !== 404,
    saved: (address: BillingValues) =>
      mutate({ success: true, ...address, data: address }, { revalidate: false }),
  }
}
