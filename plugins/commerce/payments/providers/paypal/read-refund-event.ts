import type { RefundNotice } from '../payment-report'
import { parseAmount } from './read-amount'

/** Whether a message of this type tells about money going back. */
export function isRefundEvent(type: string): boolean {
  return (
    type === 'PAYMENT.CAPTURE.REFUNDED' ||
    type === 'PAYMENT.CAPTURE.REVERSED' ||
    type.startsWith('PAYMENT.REFUND.')
  )
}

/** Reads a stored message: its resource is the refund, and the link `up` leads to the payment it was taken from. */
export function readRefundEvent(type: string, body: unknown): RefundNotice {
  const resource = asRecord(asRecord(body).resource)
  const amount = asRecord(resource.amount)
  const currency = textOf(amount.currency_code)
  return {
    isReversal: type === 'PAYMENT.CAPTURE.REVERSED',
    providerRefundId: idOf(resource.id),
    captureId: captureIdOf(resource.links),
    customId: textOf(resource.custom_id),
    amountCents: parseAmount(textOf(amount.value) ?? '', currency ?? ''),
    currency,
  }
}

function captureIdOf(links: unknown): string | null {
  const up = Array.isArray(links) ? links.map(asRecord).find(({ rel }) => rel === 'up') : undefined
  return idOf(/\/captures\/([^/?#]+)$/.exec(textOf(up?.href) ?? '')?.[1])
}

/** Ids go into addresses of the provider, so they must look like its own. */
function idOf(value: unknown): string | null {
  const text = textOf(value)
  return text !== null && /^[A-Z0-9]{8,32}$/.test(text) ? text : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 300 ? value : null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
