'use client'

import useSWR from 'swr'
import { PAYMENT_METHODS, type PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { unwrap } from '../http/api-error'
import { useShop } from '../shop/shop-provider'
import { SHOP_SWR } from '../shop/shop-swr'

const PATH = '/payments/methods'

/** The ways to pay that are set up; null while nobody knows. When the question fails, all are offered: the order says no. */
export function usePaymentMethods(): readonly PaymentMethod[] | null {
  const { api } = useShop()
  const fetchMethods = async () => unwrap(await api({ method: 'GET', path: PATH, anonymous: true })).data
  const { data, error } = useSWR(PATH, fetchMethods, SHOP_SWR)
  if (data) return PAYMENT_METHODS.filter((method) => data[method])
  return error ? PAYMENT_METHODS : null
}
