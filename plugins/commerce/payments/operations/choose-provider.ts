import type { Payload } from 'payload'
import type { OrderRequest } from '@/src/domain/checkout/order-request'
import {
  type PaymentMethod,
  UNSUPPORTED_METHOD,
  UNSUPPORTED_PROVIDER,
} from '@/src/domain/checkout/payment-methods'
import { DomainError } from '@/src/domain/errors/domain-error'
import { onlineProviders } from '../providers/registry'
import { findProvider } from '../providers/require-provider'

/** Through whom an order is paid, and how. `invoice` is nobody that could be asked. */
export type ChosenProvider = { provider: string; method: PaymentMethod }

/**
 * What a request asks for, as this shop can do it: one by invoice goes through no provider, whatever it names; one
 * without a method gets the provider's first. Refusal: `VALIDATION_ERROR` for a provider this shop does not have, or a
 * method it does not take.
 */
export function chooseProvider(
  payload: Payload,
  { paymentProvider, paymentMethod }: Pick<OrderRequest, 'paymentProvider' | 'paymentMethod'>,
): ChosenProvider {
  if (paymentMethod === 'invoice') return { provider: 'invoice', method: 'invoice' }
  const provider = findProvider(payload, paymentProvider)
  if (!provider) throw refused('paymentProvider', UNSUPPORTED_PROVIDER)
  const method = paymentMethod ?? provider.methods[0]
  if (!provider.methods.some((served) => served === method))
    throw refused('paymentMethod', UNSUPPORTED_METHOD)
  return { provider: provider.key, method }
}

/** Whom an answer names for an order that goes through nobody (specification 3 knows no word for it). */
export function defaultProvider(payload: Payload): string {
  return onlineProviders(payload)[0]?.key ?? 'invoice'
}

function refused(path: string, message: string): DomainError {
  return new DomainError('VALIDATION_ERROR', { details: { errors: [{ path, message }] } })
}
