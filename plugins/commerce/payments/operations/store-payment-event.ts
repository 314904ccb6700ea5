import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { wakeSweeper } from '../jobs/wake-sweeper'

export type PaymentEvent = { id: string; event_type: string; resource: Record<string, unknown> }

/** Keeps a provider's message before anything is done about it. The same message again is the same row. */
export async function storePaymentEvent(payload: Payload, event: PaymentEvent): Promise<void> {
  await pool(payload).query(
    `INSERT INTO payment_events (provider, event_id, type, provider_order_id, body, next_try_at)
     VALUES ('paypal', $1, $2, $3, $4, now()) ON CONFLICT (event_id) DO NOTHING`,
    [event.id, event.event_type, providerOrderIdOf(event), JSON.stringify(event)],
  )
  wakeSweeper()
}

/** For order events the resource is the order; captures and refunds name theirs among the related ids. */
function providerOrderIdOf({ event_type, resource }: PaymentEvent): string | null {
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
