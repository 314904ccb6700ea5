import { INVALID_TOKEN_MESSAGE } from './paypal-token'

/** What came back for `POST /payments/capture/…`: an answer, or none. */
export type CaptureAnswer =
  | { readonly status: number; readonly body: unknown }
  | { readonly failure: 'timeout' | 'network' }

/**
 * `refused`: the server said no. `unknown`: nobody knows whether money moved, so the buyer must not be sent
 * to pay again. `pending`: the provider has it and is still confirming.
 */
export type CaptureOutcome =
  | { readonly kind: 'captured'; readonly message: string | null }
  | { readonly kind: 'pending' | 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly nonRetriable: boolean }

/** Specification 8, Capture, word for word. */
export const CAPTURE_MESSAGES = {
  timeout: 'Payment request timed out. Please check your profile to see if the payment was processed.',
  alreadyCaptured: 'Payment was already captured.',
  invalidRequest: 'Invalid payment request. Please try again.',
  failed: 'Failed to capture payment.',
  pending: 'Your payment is being confirmed. We will email you as soon as it is complete.',
} as const

/** What a capture call meant, for the buyer's browser. Never throws. */
export function readCaptureAnswer(answer: CaptureAnswer): CaptureOutcome {
  if ('failure' in answer) {
    const message = answer.failure === 'timeout' ? CAPTURE_MESSAGES.timeout : CAPTURE_MESSAGES.failed
    return { kind: 'unknown', message }
  }
  const { status } = answer
  const body = toBody(answer.body)
  const said = body.message || body.error
  if (status === 409 || mentionsAlreadyCaptured(body)) {
    return { kind: 'captured', message: CAPTURE_MESSAGES.alreadyCaptured }
  }
  if (status === 400) return { kind: 'refused', message: invalidRequest(said), nonRetriable: true }
  if (body.error === 'PAYMENT_PENDING')
    return { kind: 'pending', message: body.message || CAPTURE_MESSAGES.pending }
  if (status < 300 && body.success) return { kind: 'captured', message: body.message || null }
  if (status === 202) return { kind: 'pending', message: said || CAPTURE_MESSAGES.pending }
  if (status >= 500 && !body.nonRetriable && !mentionsRefusal(said)) {
    return { kind: 'unknown', message: said || CAPTURE_MESSAGES.failed }
  }
  return { kind: 'refused', message: said || CAPTURE_MESSAGES.failed, nonRetriable: body.nonRetriable }
}

/**
 * Specification 4, Result screen: success, error for a non-retriable result or an error mentioning declined,
 * failed or invalid, and unknown for anything else.
 */
export function resultFromCapture(outcome: CaptureOutcome): 'success' | 'error' | 'unknown' {
  if (outcome.kind === 'captured') return 'success'
  if (outcome.kind !== 'refused') return 'unknown'
  return outcome.nonRetriable || mentionsRefusal(outcome.message) ? 'error' : 'unknown'
}

interface CaptureBody {
  readonly success: boolean
  readonly nonRetriable: boolean
  readonly message: string
  readonly error: string
}

function toBody(body: unknown): CaptureBody {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return {
    success: fields.success === true,
    nonRetriable: fields.nonRetriable === true,
    message: typeof fields.message === 'string' ? fields.message : '',
    error: typeof fields.error === 'string' ? fields.error : '',
  }
}

function mentionsAlreadyCaptured({ message, error }: CaptureBody): boolean {
  return /already captured/i.test(message) || /already[ _]captured/i.test(error)
}

function mentionsRefusal(text: string): boolean {
  return /declined|failed|invalid/i.test(text)
}

function invalidRequest(said: string): string {
  return said === INVALID_TOKEN_MESSAGE ? INVALID_TOKEN_MESSAGE : CAPTURE_MESSAGES.invalidRequest
}
