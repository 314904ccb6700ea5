import { z } from 'zod'
import type { IncomingMessage, MessageMeaning, RawMessage, ShopSide } from '../payment-provider'
import { isDisputeEvent, readDisputeEvent } from './read-dispute-event'
import { isRefundEvent, readRefundEvent } from './read-refund-event'
import { paypalSettings } from './settings'
import { verifyWebhook } from './verify-webhook'

const event = z.looseObject({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.looseObject({}).default({}),
})

/** A message to our webhook, once its signature was verified. */
export async function readMessage(
  { logger }: ShopSide,
  { headers, rawBody }: RawMessage,
): Promise<IncomingMessage | 'refused' | 'not-configured'> {
  const text = decode(rawBody)
  const parsed = event.safeParse(parseJson(text))
  if (!parsed.success) return 'refused'
  const settings = paypalSettings()
  if (!settings) return 'not-configured'
  const isGenuine = await verifyWebhook({ settings, logger }, { headers, rawBody, text })
  if (!isGenuine) return 'refused'
  const { id, event_type: type } = parsed.data
  return { id, type, providerOrderId: orderIdOf(parsed.data), body: parsed.data }
}

export function meaningOf(type: string, body: unknown): MessageMeaning {
  if (type === 'CHECKOUT.ORDER.APPROVED') return { kind: 'approved' }
  const dispute = isDisputeEvent(type) ? readDisputeEvent(body) : null
  if (dispute) return { kind: 'dispute', notice: dispute }
  return isRefundEvent(type) ? { kind: 'refund', notice: readRefundEvent(type, body) } : { kind: 'payment' }
}

/** For order events the resource is the order; captures and refunds name theirs among the related ids. */
function orderIdOf({ event_type, resource }: z.infer<typeof event>): string | null {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return textOf(resource.id)
  const related = asRecord(asRecord(resource.supplementary_data).related_ids)
  return textOf(related.order_id)
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 100 ? value : null
}

/** As text, byte for byte: what is not UTF-8 is no message, and a byte order mark is not JSON. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return ''
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
