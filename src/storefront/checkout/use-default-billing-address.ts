'use client'

import * as z from 'zod/mini'
import { isRecord } from '../http/send'
import { useOwnData } from '../session/use-own-data'
import { type BillingValues, toBillingValues } from './saved-billing'

const PATH = '/users/default-billing-address'

/**
 * The address the account is billed to by default; null when there is none (a 404) or it could not be fetched,
 * which stops nobody from typing one. `undefined` while it is on its way.
 */
export function useDefaultBillingAddress(): BillingValues | null | undefined {
  return useDefaultBilling().address
}

/** The same for who looks after it: whether it could not be fetched, and how to say that it was saved. */
export function useDefaultBilling() {
  const { data, error, mutate } = useOwnData(PATH, z.looseObject({}), { shouldRetryOnError: false })
  return {
    address: error ? null : data && toBillingValues(isRecord(data.data) ? data.data : data),
    failed: error !== undefined && error.failure.status !== 404,
    saved: (address: BillingValues) => mutate({ data: address }, { revalidate: false }),
  }
}
