'use client'

import useSWR from 'swr'
import { PAYMENT_METHODS, type PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { api } from '../http/api'
import { unwrap } from '../http/api-error'

const PATH = '/payments/methods'

/** The ways to pay that are set up; null while nobody knows. When the question fails, all are offered: the order says no. */
export function usePaymentMethods(): readonly PaymentMethod[] | null {
  const { data, error } = useSWR(PATH, fetchMethods)
  if (data) return PAYMENT_METHODS.filter((method) => data[method])
  return error ? PAYMENT_METHODS : null
}

async function fetchMethods(path: typeof PATH) {
  return unwrap(await api({ method: 'GET', path, anonymous: true })).data
}
