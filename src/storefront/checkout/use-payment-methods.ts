'use client'

import useSWR from 'swr'
import * as z from 'zod/mini'
import { PAYMENT_METHODS, type PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { api } from '../http/api'
import { unwrap } from '../http/api-error'

const methodsAnswer = z.object({
  data: z.object({ credit: z.boolean(), paypal: z.boolean(), invoice: z.boolean() }),
})

/** The ways to pay that are set up; null while nobody knows. When the question fails, all are offered: the order says no. */
export function usePaymentMethods(): readonly PaymentMethod[] | null {
  const { data, error } = useSWR('/payments/methods', fetchMethods)
  if (data) return PAYMENT_METHODS.filter((method) => data[method])
  return error ? PAYMENT_METHODS : null
}

async function fetchMethods(path: string) {
  return unwrap(await api({ method: 'GET', path, anonymous: true }, methodsAnswer)).data
}
