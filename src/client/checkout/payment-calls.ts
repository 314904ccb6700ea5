import * as z from 'zod/mini'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { CaptureRequest } from '@/src/domain/payments/buyer-return'
import type { CaptureAnswer } from '@/src/domain/payments/capture-outcome'
import type { PaymentDetails } from '@/src/domain/payments/payment-details'
import { CAPTURE_TIMEOUT_MS, DETAILS_TIMEOUT_MS } from '@/src/domain/sessions/session-rules'
import { type ApiResult, failed } from '../http/api-result'
import type { Api, ApiOptions, TokenSession } from '../http/create-api'
import { inLocale } from '../http/in-locale'
import { isAuthFailure } from './auth-failure'
import { discountAnswer } from './discount-answer'
import { orderAnswer } from './order-outcome'

/** The calls about payments (Specification 7). Where nobody is known to be signed in they fail at once with AUTH_REQUIRED. */
export function createPaymentCalls(api: Api, session?: Pick<TokenSession, 'isKnown'>) {
  async function call<Data>(options: ApiOptions, shape: z.ZodMiniType<Data>): Promise<ApiResult<Data>> {
    if (session?.isKnown() === false)
      return failed({ code: 'AUTH_REQUIRED', message: 'Please log in to continue.' })
    const result = await api({ ...options, whenSessionEnds: 'caller' }, shape)
    if (result.ok || result.failure.status !== 401) return result
    return { ok: false, failure: { ...result.failure, code: 'AUTH_REQUIRED' } }
  }

  return {
    /** In the language of the buyer: the provider leads back to it, and receipt and invoice are in it. */
    placeOrder: (body: unknown, idempotencyKey: string, locale: Locale = DEFAULT_LOCALE) =>
      call(
        {
          method: 'POST',
          path: '/payments/orders',
          body,
          headers: { 'Idempotency-Key': idempotencyKey },
          ...inLocale(locale),
        },
        orderAnswer,
      ),

    validateDiscount: (body: unknown) =>
      call({ method: 'POST', path: '/payments/discount/validate', body }, discountAnswer),

    async fetchDetails(token: string): Promise<ApiResult<PaymentDetails>> {
      const path = `/payments/details/paypal/${encodeURIComponent(token)}`
      return call({ method: 'GET', path, timeoutMs: DETAILS_TIMEOUT_MS }, detailsAnswer)
    },

    /** `sign-in` when nobody is signed in; otherwise what came back, to be read by `readCaptureAnswer`. */
    async capture({ token, orderId, payerId }: CaptureRequest): Promise<CaptureAnswer | 'sign-in'> {
      const path = `/payments/capture/paypal/${encodeURIComponent(token)}`
      const body = { paymentProvider: 'paypal', paymentId: token, orderId, payerId }
      const result = await call({ method: 'POST', path, body, timeoutMs: CAPTURE_TIMEOUT_MS }, z.unknown())
      if (result.ok) return { status: 200, body: result.data }
      const { failure } = result
      if (isAuthFailure(failure)) return 'sign-in'
      if (failure.status === 0) return { failure: failure.code === 'TIMEOUT' ? 'timeout' : 'network' }
      return { status: failure.status, body: failure.body }
    },

    cancelByToken: (token: string) =>
      call({ method: 'POST', path: '/payments/cancel-by-token', body: { token } }, cancelAnswer),

    cancelOrder: (orderId: string) =>
      call({ method: 'POST', path: `/payments/orders/${encodeURIComponent(orderId)}/cancel` }, cancelAnswer),
  }
}

export type PaymentCalls = ReturnType<typeof createPaymentCalls>

const word = z.optional(z.unknown())

const detailsAnswer = z.looseObject({
  status: word,
  state: word,
  result: z.optional(z.nullable(z.looseObject({ status: word }))),
  orderId: word,
  order_id: word,
  order: z.optional(z.nullable(z.looseObject({ id: word }))),
  purchase_units: z.optional(
    z.nullable(
      z.array(
        z.looseObject({
          payments: z.optional(
            z.nullable(
              z.looseObject({ captures: z.optional(z.nullable(z.array(z.looseObject({ status: word })))) }),
            ),
          ),
        }),
      ),
    ),
  ),
})

const cancelAnswer = z.looseObject({ status: z.optional(z.nullable(z.string())) })
