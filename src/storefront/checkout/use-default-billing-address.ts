'use client'

import * as z from 'zod/mini'
import { isRecord } from '../http/send'
import { useOwnData } from '../session/use-own-data'
import { type BillingValues, toBillingValues } from './saved-billing'

/**
 * The address the account is billed to by default; null when there is none (a 404) or it could not be fetched,
 * which stops nobody from typing one. `undefined` while it is on its way.
 */
export function useDefaultBillingAddress(): BillingValues | null | undefined {
  const { data, error } = useOwnData('/users/default-billing-address', z.looseObject({}), {
    shouldRetryOnError: false,
  })
  if (error) return null
  if (!data) return undefined
  return toBillingValues(isRecord(data.data) ? data.data : data)
}
