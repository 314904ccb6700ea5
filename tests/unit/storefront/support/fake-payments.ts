import { type ApiFailure, type ApiResult, failed } from '@/src/client/http/api-result'
import type { CaptureAnswer } from '@/src/domain/payments/capture-outcome'
import type { PaymentDetails } from '@/src/domain/payments/payment-details'

/** The payment calls with their answers given; remembers what was asked. The last answer is repeated. */
export function fakePayments(answers: {
  details?: ApiResult<PaymentDetails>[]
  capture?: CaptureAnswer | 'sign-in'
  cancel?: ApiResult<{ status?: string | null }>
}) {
  const asked: unknown[][] = []
  const details = [...(answers.details ?? [])]
  const cancel = answers.cancel ?? refusal({ status: 404 })
  return {
    asked,
    async fetchDetails(token: string) {
      asked.push(['fetchDetails', token])
      return (details.length > 1 ? details.shift() : details[0]) ?? refusal({ status: 404 })
    },
    async capture(request: unknown) {
      asked.push(['capture', request])
      return answers.capture ?? { status: 500, body: {} }
    },
    async cancelByToken(token: string) {
      asked.push(['cancelByToken', token])
      return cancel
    },
    async cancelOrder(orderId: string) {
      asked.push(['cancelOrder', orderId])
      return cancel
    },
  }
}

export function found(details: PaymentDetails): ApiResult<PaymentDetails> {
  return { ok: true, data: details }
}

export function refusal(failure: Partial<ApiFailure>) {
  return failed({ code: 'UNKNOWN_ERROR', message: 'Something went wrong.', ...failure })
}

/** No test waits. */
export const atOnce = async (): Promise<void> => {}
