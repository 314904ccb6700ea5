import type { Order } from '@paypal/paypal-server-sdk'
import type { Payee } from '@/src/domain/payments/payee'
import { textOf } from './text-of'

/** Whose money a PayPal order says it is. */
export function readPayee(order: Order): Payee | undefined {
  const payee = order.purchaseUnits?.[0]?.payee
  if (!payee) return undefined
  return { merchantId: textOf(payee.merchantId) || undefined, email: textOf(payee.emailAddress) || undefined }
}
