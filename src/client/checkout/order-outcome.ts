import * as z from 'zod/mini'
import { readCheckoutFailure } from '@/src/domain/checkout/checkout-failure'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { DISCOUNT_ERROR_TYPES } from '@/src/domain/discounts/discount-errors'
import { FAILURE_STATUSES } from '@/src/domain/payments/payment-status'
import type { ApiFailure, ApiResult } from '../http/api-result'
import { approvalUrl } from './approval-url'

const text = z.optional(z.nullable(z.string()))

/** What `POST /payments/orders` answers (Specification 3, Order response). */
export const orderAnswer = z.looseObject({
  orderId: z.union([z.string(), z.number()]),
  orderNumber: text,
  invoiceNumber: text,
  status: text,
  approveUrl: text,
  paypalOrder: z.optional(
    z.nullable(
      z.looseObject({
        approveUrl: text,
        links: z.optional(
          z.nullable(z.array(z.looseObject({ rel: z.optional(z.string()), href: z.optional(z.string()) }))),
        ),
      }),
    ),
  ),
})

export type OrderAnswer = z.infer<typeof orderAnswer>

/**
 * What ordering led to: `leave` for the provider, `paid` already (nothing was due), `invoiced`, `sign-in` first,
 * `recheck` the cart because it no longer is what the server sells, `discount` refused, or `failed`.
 */
export type OrderOutcome =
  | { kind: 'leave'; orderId: string; url: string }
  | { kind: 'paid'; orderId: string }
  | { kind: 'invoiced'; orderNumber: string; invoiceNumber: string }
  | { kind: 'sign-in' }
  | { kind: 'recheck' | 'discount' | 'failed'; message: string }

export function readOrderAnswer(result: ApiResult<OrderAnswer>, method: PaymentMethod): OrderOutcome {
  if (!result.ok) return refused(result.failure)
  const orderId = String(result.data.orderId)
  const url = approvalUrl(result.data, method)
  if (url) return { kind: 'leave', orderId, url }
  if (result.data.status?.toUpperCase() === 'COMPLETED') return { kind: 'paid', orderId }
  const { invoiceNumber, orderNumber } = result.data
  if (invoiceNumber) return { kind: 'invoiced', orderNumber: orderNumber ?? orderId, invoiceNumber }
  return { kind: 'failed', message: CHECKOUT_MESSAGES.noCheckoutUrl }
}

const refusal = z.object({ nonRetriable: z.literal(true) })

/**
 * Whether the next try is another order, even if it looks the same: this one was refused, or cannot be paid any more.
 * Without an answer, or when the provider could not be reached, the next try must find the same order.
 */
export function endsIntent(result: ApiResult<OrderAnswer>): boolean {
  if (result.ok) return isOver(result.data)
  const { status, body } = result.failure
  return (status >= 400 && status < 500) || refusal.safeParse(body).success
}

/** An order of before that was cancelled meanwhile, or ran out: there is no place left to pay it. */
function isOver({ status, approveUrl, paypalOrder }: OrderAnswer): boolean {
  return !approveUrl && !paypalOrder?.approveUrl && FAILURE_STATUSES.includes(status?.toUpperCase() ?? '')
}

/** The cart is not what it was when the page was opened; the buyer must see it again before paying. */
const RECHECK_CODES = ['PRICE_CHANGED', 'ALREADY_OWNED', 'PRODUCT_UNAVAILABLE']

function refused(failure: ApiFailure): OrderOutcome {
  const { code, message } = failure
  const refused = readCheckoutFailure(failure, CHECKOUT_MESSAGES.missingPaymentInformation)
  if (refused.redirect) return { kind: 'sign-in' }
  if (RECHECK_CODES.includes(code)) return { kind: 'recheck', message }
  if (failure.status === 409 && DISCOUNT_ERROR_TYPES.some((type) => type === code))
    return { kind: 'discount', message }
  return { kind: 'failed', message: refused.message }
}
